/**
 * What our own server forbids the page by a header (`server/src/http/app.ts`), a static page forbids itself: nothing is
 * loaded from other sites, and no script runs that is not a file of the page. Frames cannot be forbidden in this way.
 */
import type { Plugin } from 'vite';

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');

export function policyTag(): Plugin {
  const tag = (attrs: Record<string, string>) => ({ tag: 'meta', attrs, injectTo: 'head-prepend' as const });
  return {
    name: 'policy-tag',
    transformIndexHtml: () => [
      tag({ 'http-equiv': 'Content-Security-Policy', content: POLICY }),
      tag({ name: 'referrer', content: 'no-referrer' }),
    ],
  };
}
