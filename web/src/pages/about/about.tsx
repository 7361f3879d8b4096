/** What Horda is, whose work is in it, and what it keeps. */
import type { ComponentChildren } from 'preact';
import { useSettings } from '../../app/settings.tsx';
import { ABOUT } from '../../text/about/of.ts';
import { Box, FormPage } from '../form/form-page.tsx';
import './about.css';
import { FONTS, ICONS, ICONS_LICENCE, LIBRARIES, licenceFile, type Credit } from './credits.ts';

export function About() {
  const about = ABOUT[useSettings().language];
  return (
    <FormPage caption={about.caption} title={about.title}>
      <div class="about-columns">
        <div class="about-column">
          <Box title={about.what}>
            <Paragraphs texts={about.whatText} />
          </Box>
          <Box title={about.kept}>
            <Paragraphs texts={about.keptText} />
          </Box>
          <Box title={about.titles}>
            <Paragraphs texts={about.titlesText} />
          </Box>
        </div>
        <div class="about-column">
          <Box title={about.licences}>
            <h3 class="about-heading">{about.icons}</h3>
            <p>
              <span lang="en">{ICONS}</span>. {about.recoloured}
            </p>
            <p class="about-licences">
              <Licence href={ICONS_LICENCE} title={about.icons} licence="CC BY 3.0" />
            </p>
            <Credits heading={about.fonts} credits={FONTS} />
            <Credits heading={about.libraries} credits={LIBRARIES} />
            <h3 class="about-heading">{about.own}</h3>
            <p class="about-licences">
              <Licence href={licenceFile('horda')} title={about.own} licence="MIT" />
            </p>
          </Box>
          <Box title={about.version}>
            <p class="typed">{about.versionText(import.meta.env.HORDA_VERSION, import.meta.env.HORDA_BUILD)}</p>
          </Box>
        </div>
      </div>
    </FormPage>
  );
}

function Paragraphs({ texts }: { readonly texts: readonly string[] }): ComponentChildren {
  return texts.map((text) => (
    <p key={text} class="about-text">
      {text}
    </p>
  ));
}

function Credits({ heading, credits }: { readonly heading: string; readonly credits: readonly Credit[] }) {
  return (
    <>
      <h3 class="about-heading">{heading}</h3>
      <ul class="about-credits">
        {credits.map(({ title, by, package: name, licence }) => (
          <li key={name}>
            <span>
              <b>{title}</b>, {by}
            </span>
            <Licence href={licenceFile(name)} title={title} licence={licence} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Licence({
  href,
  title,
  licence,
}: {
  readonly href: string;
  readonly title: string;
  readonly licence: string;
}) {
  const about = ABOUT[useSettings().language];
  return (
    <a class="about-licence typed" href={href} aria-label={about.licenceOf(title, licence)}>
      {licence}
    </a>
  );
}
