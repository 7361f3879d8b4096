/** A sheet of paper on the dark desk: the layout of the pages around a table. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { hrefOf } from '../../app/route.ts';
import { useWords } from '../../app/settings.tsx';
import { usePageHeading } from '../../app/use-page-heading.ts';
import { Picture } from '../../art/picture.tsx';
import { survivor } from '../../art/portraits.ts';
import { LanguageSwitch } from '../home/language-switch.tsx';
import './form.css';

export function FormPage(props: {
  readonly caption: string;
  readonly title: string;
  /** Stamped over the corner. */
  readonly stamp?: string;
  readonly narrow?: boolean;
  readonly children: ComponentChildren;
}) {
  const { caption, title, stamp, narrow = false, children } = props;
  const heading = usePageHeading(title);
  return (
    <div class="form-desk">
      <FormTop />
      <main class={`form-sheet sheet ${narrow ? 'form-narrow' : ''}`}>
        <header class="form-head">
          <div>
            <p class="form-caption typed">{caption}</p>
            <h1 ref={heading} tabIndex={-1} class="form-title stencil">
              {title}
            </h1>
          </div>
          {stamp !== undefined && <span class="stamp form-stamp">{stamp}</span>}
        </header>
        {children}
      </main>
    </div>
  );
}

export function FormTop() {
  const words = useWords().common;
  return (
    <header class="form-top">
      <a class="form-home" href={hrefOf({ page: 'home' })}>
        <span class="form-wordmark stencil" aria-hidden="true">
          Ho<i>r</i>da
        </span>
        <span class="unseen">{words.home}</span>
      </a>
      <LanguageSwitch />
    </header>
  );
}

const PHOTO = survivor(6);

/** Says that something is wrong; `children` are the buttons and links to go on. */
export function Notice(props: {
  readonly caption: string;
  readonly title: string;
  readonly help: string;
  readonly children?: ComponentChildren;
}) {
  const { caption, title, help, children } = props;
  const words = useWords().common;
  return (
    <FormPage caption={caption} title={title} narrow>
      <div class="form-notice">
        <div class="form-photo">
          <Picture markup={PHOTO} />
        </div>
        <div>
          <p class="form-lead">{help}</p>
          <div class="form-ways">
            {children}
            <a class="button" href={hrefOf({ page: 'home' })}>
              {words.home}
            </a>
          </div>
        </div>
      </div>
    </FormPage>
  );
}

/** A numbered box of the form. */
export function Box({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <section class="form-box" aria-label={title}>
      <BoxTitle title={title} />
      {children}
    </section>
  );
}

/** The style sheet counts the boxes that are there. */
function BoxTitle({ title }: { readonly title: string }) {
  return (
    <h2 class="form-box-title">
      <span class="form-number" aria-hidden="true" />
      {title}
    </h2>
  );
}

/** A box that can be folded; `said`: a summary shown while it is folded. */
export function FoldedBox(props: {
  readonly title: string;
  readonly said: string;
  /** Open at first on wide screens. */
  readonly wide?: boolean;
  /** Opened because something in it needs attention. */
  readonly shown?: boolean;
  readonly children: ComponentChildren;
}) {
  const { title, said, wide = false, shown = false, children } = props;
  const [isOpen, setOpen] = useState(() => wide && matchMedia('(min-width: 56.25em)').matches);
  return (
    // Once open, only the reader folds it, even if it was opened for a mistake that is now corrected.
    <details class="form-box" open={isOpen || shown} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary class="form-summary">
        <BoxTitle title={title} />
        <span class="form-said">{said}</span>
      </summary>
      {children}
    </details>
  );
}
