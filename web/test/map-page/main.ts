/** A page with nothing but the map of Zombicide, for pictures and for measuring: what it shows is given by `showMap`. */
import '../../src/styles/base.css';
import './main.css';
import { en } from '@horda/zombicide/text/en';
import { pl } from '@horda/zombicide/text/pl';
import { h, render } from 'preact';
import { SettingsProvider } from '../../src/app/settings.tsx';
import { Patterns } from '../../src/art/picture.tsx';
import { CityMap, type CityMapHandle, type CityMapProps } from '../../src/games/zombicide/map/city-map.tsx';
import type { MapScene } from './scene.ts';

declare global {
  interface Window {
    showMap(scene: MapScene): void;
    /** What the map has told: zones touched, ways drawn. */
    told: readonly unknown[][];
    map: { current: CityMapHandle | null };
    /** Beats that were played to their end. */
    played: number;
  }
}

const told: unknown[][] = [];
const handle: { current: CityMapHandle | null } = { current: null };
window.told = told;
window.map = handle;
window.played = 0;
window.showMap = ({ sight = null, language, ...scene }) => {
  const props: CityMapProps & { handle: typeof handle } = {
    ...scene,
    handle,
    language,
    texts: { pl, en }[language],
    sight: sight === null ? null : new Map(sight),
    onZone: (zone) => void told.push(['zone', zone]),
    onThing: (thing) => void told.push(['thing', thing]),
    onWay: (way) => void told.push(['way', way]),
    onPlayed: () => window.played++,
  };
  const map = h('main', { class: 'map-page' }, h('h1', { class: 'unseen' }, 'Zombicide'), h(CityMap, props));
  render(h(SettingsProvider, { children: [h(Patterns, {}), map] }), document.getElementById('app')!);
};
