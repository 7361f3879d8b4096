/** The page of each address. */
import { Patterns } from '../art/picture.tsx';
import { Home } from '../pages/home/home.tsx';
import { lazyPage } from './lazy-page.tsx';
import { ErrorBoundary, MissingPartNotice } from './error-boundary.tsx';
import { needsServer, useRoute, type Route } from './route.ts';
import { SettingsProvider } from './settings.tsx';
import { VersionBanner } from './version-banner.tsx';

const About = lazyPage(async () => (await import('../pages/about/about.tsx')).About);
const Admin = lazyPage(async () => (await import('../pages/admin/admin.tsx')).Admin);
const DevicePage = lazyPage(async () => (await import('../pages/device/device-page.tsx')).DevicePage);
const Door = lazyPage(async () => (await import('../pages/door/door.tsx')).Door);
const Games = lazyPage(async () => (await import('../pages/games/games.tsx')).Games);
const Join = lazyPage(async () => (await import('../pages/join/join.tsx')).Join);
const Lab = lazyPage(async () => (await import('../pages/lab/lab.tsx')).Lab);
const LostPage = lazyPage(async () => (await import('../pages/lost/lost-page.tsx')).LostPage);
const NewTable = lazyPage(async () => (await import('../pages/new-table/new-table.tsx')).NewTable);
const Replay = lazyPage(async () => (await import('../pages/replay/replay.tsx')).Replay);
const Rules = lazyPage(async () => (await import('../pages/rules/rules.tsx')).Rules);
const Series = lazyPage(async () => (await import('../pages/series/series.tsx')).Series);
const SettingsPage = lazyPage(async () => (await import('../pages/settings/settings-page.tsx')).SettingsPage);
const TablePage = lazyPage(async () => (await import('../table/table-page.tsx')).TablePage);
const TvPage = lazyPage(async () => (await import('../pages/tv/tv-page.tsx')).TvPage);
const TutorialPage = lazyPage(async () => (await import('../tutorial/tutorial-page.tsx')).TutorialPage);

export function App() {
  return (
    <SettingsProvider>
      <Patterns />
      <ErrorBoundary>
        <Page />
        <MissingPartNotice />
      </ErrorBoundary>
      <VersionBanner />
    </SettingsProvider>
  );
}

function Page() {
  const route = useRoute();
  // Another address is another page, with no state of the previous one.
  return <PageOf key={JSON.stringify(keyOf(route))} route={route} />;
}

/** A rule, or a moment of a replay, is a place on the same page. */
function keyOf(route: Route): Partial<Route> {
  if (route.page === 'rules') return { ...route, rule: null };
  if (route.page === 'replay') return { ...route, at: null };
  if (route.page === 'tv') return { ...route, key: '' };
  if (route.page === 'device') return { page: 'device' };
  return route;
}

function PageOf({ route }: { readonly route: Route }) {
  if (import.meta.env.HORDA_STATIC && needsServer(route)) return <LostPage noServer />;
  switch (route.page) {
    case 'home':
      return <Home />;
    case 'new':
      return <NewTable game={route.game} host={import.meta.env.HORDA_STATIC ? 'local' : route.host} />;
    case 'door':
      return <Door table={route.table} linkKey={route.key} as={route.as} />;
    case 'games':
      return <Games />;
    case 'device':
      return <DevicePage code={route.code} />;
    case 'settings':
      return <SettingsPage />;
    case 'join':
      return <Join />;
    case 'table':
      return <TablePage host={route.host} table={route.table} />;
    case 'tv':
      return <TvPage {...route} linkKey={route.key} />;
    case 'paper':
    case 'replay':
      return <Replay {...route} />;
    case 'series':
      return <Series host={route.host} table={route.table} />;
    case 'tutorial':
      return <TutorialPage game={route.game} />;
    case 'rules':
      return <Rules game={route.game} rule={route.rule} />;
    case 'lab':
      return <Lab />;
    case 'about':
      return <About />;
    case 'admin':
      return <Admin />;
    case 'lost':
      return <LostPage />;
  }
}
