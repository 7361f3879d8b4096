import { Component, createElement, type FunctionComponent } from 'preact';

/** Draws a component again only if one of its props has changed: a picture has thousands of strokes. */
export function memo<P extends object>(component: FunctionComponent<P>): FunctionComponent<P> {
  class Memo extends Component<P> {
    override shouldComponentUpdate(next: Readonly<P>): boolean {
      const now = this.props as Readonly<P>;
      const keys = new Set([...Object.keys(now), ...Object.keys(next)]) as Set<keyof P>;
      for (const key of keys) if (now[key] !== next[key]) return true;
      return false;
    }
    render() {
      return createElement(component, this.props as P);
    }
  }
  return Memo as unknown as FunctionComponent<P>;
}
