// The base styles come first, so that pages and features can override them.
import './styles/base.css';
import { render } from 'preact';
import { App } from './app/app.tsx';
import { keepForOffline } from './offline/register.ts';

render(<App />, document.getElementById('app')!);
// After loading, so that it does not delay the first paint of the page.
addEventListener('load', () => void keepForOffline());
