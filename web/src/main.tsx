// First: what pages and features say about their own goes before it.
import './styles/base.css';
import { render } from 'preact';
import { App } from './app/app.tsx';
import { keepForOffline } from './offline/register.ts';

render(<App />, document.getElementById('app')!);
// Later, so that it does not hold up the first sight of the page.
addEventListener('load', () => void keepForOffline());
