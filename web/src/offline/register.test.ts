import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UPDATE_EVENT, watchWaiting } from './register.ts';

const heard = vi.fn<(event: Event) => boolean>();
beforeEach(() => {
  heard.mockReset();
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
  vi.stubGlobal('dispatchEvent', heard);
});
afterEach(() => void vi.unstubAllGlobals());

interface FakeWorker extends EventTarget {
  state: ServiceWorkerState;
}
interface FakeRegistration extends EventTarget {
  installing: FakeWorker | null;
  waiting: FakeWorker | null;
}
const worker = (state: ServiceWorkerState): FakeWorker => Object.assign(new EventTarget(), { state });
const registration = (installing: FakeWorker | null): FakeRegistration =>
  Object.assign(new EventTarget(), { installing, waiting: null });
const watch = (fake: FakeRegistration) => watchWaiting(fake as unknown as ServiceWorkerRegistration);

function install(fake: FakeRegistration): void {
  const installed = fake.installing!;
  fake.installing = null;
  fake.waiting = installed;
  installed.state = 'installed';
  installed.dispatchEvent(new Event('statechange'));
}

test('a version that was being installed before the page looked is announced', () => {
  const fake = registration(worker('installing'));
  watch(fake);
  expect(heard).not.toHaveBeenCalled();
  install(fake);
  expect(heard.mock.calls.map(([{ type }]) => type)).toEqual([UPDATE_EVENT]);
});

test('a version is announced when it is found later, once', () => {
  const fake = registration(null);
  const offer = watch(fake);
  fake.installing = worker('installing');
  fake.dispatchEvent(new Event('updatefound'));
  install(fake);
  offer();
  expect(heard).toHaveBeenCalledOnce();
});

test('what has become ready while the tab slept is announced when it is seen again', () => {
  const fake = registration(null);
  const offer = watch(fake);
  fake.waiting = worker('installed');
  offer();
  expect(heard).toHaveBeenCalledOnce();
});

test('the very first version is not announced, though WebKit calls it waiting when it has taken over', () => {
  vi.stubGlobal('navigator', { serviceWorker: { controller: null } });
  const first = worker('installing');
  const fake = registration(first);
  watch(fake);
  install(fake);
  vi.stubGlobal('navigator', { serviceWorker: { controller: first } });
  first.state = 'activated';
  first.dispatchEvent(new Event('statechange'));
  expect(heard).not.toHaveBeenCalled();
});
