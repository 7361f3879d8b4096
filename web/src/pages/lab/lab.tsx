/** What the lab will be, and how to have it today. */
import { useSettings } from '../../app/settings.tsx';
import { COVERS } from '../../games/index.ts';
import { hrefOf } from '../../app/route.ts';
import { FormPage } from '../form/form-page.tsx';
import './lab.css';

const COMMANDS = [
  'npx horda sim cisza --players 4 --games 1000 --bots greedy,random,random,random --report cisza.html',
  'npx horda sim zombiaki --games 1000 --bots greedy --set deck=moskwa --report zombiaki.html',
];

export function Lab() {
  const { language, words } = useSettings();
  const { common, home, replay } = words;
  const { lab } = replay;
  return (
    <FormPage caption="Horda" title={lab.title} narrow>
      <p class="form-lead">{lab.about}</p>
      <p class="form-lead">{lab.now}</p>
      <pre class="lab-command" tabIndex={0} role="group" aria-label={lab.commands}>
        {COMMANDS.map((command) => (
          <code key={command}>{command}</code>
        ))}
      </pre>
      <p class="form-lead">{lab.result}</p>
      <h2 class="stencil">{home.workshop}</h2>
      <p class="form-lead">{lab.workshop}</p>
      <div class="form-ways">
        {COVERS.filter(({ packs, load }) => packs && load !== null).map(({ id, title }) => (
          <a key={id} class="button" href={hrefOf({ page: 'workshop', game: id })}>
            {title[language]}
          </a>
        ))}
      </div>
      <a class="button lab-home" href={hrefOf({ page: 'home' })}>
        {common.home}
      </a>
    </FormPage>
  );
}
