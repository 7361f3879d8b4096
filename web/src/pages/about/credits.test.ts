/** What the page says about the work of others is what their packages say. */
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { licenceOf } from '../../../build/licences.ts';
import { FONTS, LIBRARIES, licenceFile, type Credit } from './credits.ts';

const require = createRequire(import.meta.url);
const OWN = require('../../../package.json') as { readonly dependencies: Readonly<Record<string, string>> };

const OPENING: Readonly<Record<Credit['licence'], RegExp>> = {
  'OFL 1.1': /SIL Open Font License, Version 1\.1/i,
  'Apache 2.0': /Apache License\s+Version 2\.0/,
  MIT: /Permission is hereby granted, free of charge/,
  ISC: /Permission to use, copy, modify, and\/or distribute this software/,
};

test.each([...FONTS, ...LIBRARIES])('$title is under $licence', ({ package: name, licence }) => {
  expect(licenceOf(name)).toMatch(OPENING[licence]);
});

test('every packaged font and library of the page is credited', () => {
  const credited = new Set([...FONTS, ...LIBRARIES].map((credit) => credit.package));
  const others = Object.keys(OWN.dependencies).filter((name) => !/^(@horda\/|@iconify-json\/|vite$)/.test(name));
  expect(others.filter((name) => !credited.has(name))).toEqual([]);
});

test('licences have names that differ', () => {
  const files = [...FONTS, ...LIBRARIES].map((credit) => licenceFile(credit.package));
  expect(new Set(files).size).toBe(files.length);
  expect(licenceFile('@fontsource/kalam')).toBe('licences/fontsource-kalam.txt');
});
