import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UPDATE_EVENT, watchWaiting } from './register.ts';

const heard = vi.fn<(event: Event) => boolean>();
beforeEach(() => {
  heard.mockReset();
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
  vi.stubGlobal('dispatchEvent', heard);
});
afterEach(() => void vi.unstubAllGlobals());

interface FakeRegistration extends EventTarget {
  installing: EventTarget | null;
  waiting: EventTarget | null;
}
const registration = (installing: EventTarget | null): FakeRegistration =>
  Object.assign(new EventTarget(), { installing, waiting: null });
const watch = (fake: FakeRegistration) => watchWaiting(fake as unknown as ServiceWorkerRegistration);

function install(fake: FakeRegistration): void {
  const worker = fake.installing!;
  fake.installing = null;
  fake.waiting = worker;
  worker.dispatchEvent(new Event('statechange'));
}

test('a version that was being installed before the page looked is announced', () => {
  const fake = registration(new EventTarget());
  watch(fake);
  expect(heard).not.toHaveBeenCalled();
  install(fake);
  expect(heard.mock.calls.map(([{ type }]) => type)).toEqual([UPDATE_EVENT]);
});

test('a version is announced when it is found later, once', () => {
  const fake = registration(null);
  const offer = watch(fake);
  fake.installing = new EventTarget();
  fake.dispatchEvent(new Event('updatefound'));
  install(fake);
  offer();
  expect(heard).toHaveBeenCalledOnce();
});

test('what has become ready while the tab slept is announced when it is seen again', () => {
  const fake = registration(null);
  const offer = watch(fake);
  fake.waiting = new EventTarget();
  offer();
  expect(heard).toHaveBeenCalledOnce();
});
