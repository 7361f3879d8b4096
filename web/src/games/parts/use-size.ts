import { useLayoutEffect, useState } from 'preact/hooks';

/** Width and height of an element; zero until it has been measured, and measured anew whenever it changes. */
export function useSize(frame: { readonly current: HTMLElement | null }): readonly [number, number] {
  const [size, setSize] = useState<readonly [number, number]>([0, 0]);
  useLayoutEffect(() => {
    const element = frame.current!;
    const measure = (): void => setSize([element.clientWidth, element.clientHeight]);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return size;
}
