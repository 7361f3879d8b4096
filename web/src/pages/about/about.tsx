/** What Horda is, whose work is in it, and what it keeps. */
import { CREDITS } from '@horda/games/credits';
import { PLAYED } from '@horda/games/list';
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
            <GameCredits />
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

/** Whose games they are. */
function GameCredits() {
  const { language } = useSettings();
  const list = (names: readonly string[]): string =>
    new Intl.ListFormat(language === 'en' ? 'en-GB' : 'pl').format(names);
  return (
    <ul class="about-games">
      {PLAYED.filter(({ id }) => id in CREDITS).map(({ id, title }) => {
        const { designers, publishers } = CREDITS[id]!;
        return (
          <li key={id}>
            <b>{title[language]}</b>: {ABOUT[language].credit(list(designers), list(publishers))}
          </li>
        );
      })}
    </ul>
  );
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
