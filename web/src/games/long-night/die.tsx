/** Dice. */
import type { ExposureFace } from '@horda/long-night/content/vocabulary';
import { memo } from '../../art/memo.ts';
import { Picture } from '../../art/picture.tsx';
import { die, exposure } from './drawings/pieces.ts';

export const Die = memo(function Die({ value, spent = false }: { readonly value: number; readonly spent?: boolean }) {
  return (
    <Picture class="ln-die" box="0 0 40 41" markup={die(value, spent)} label={spent ? `(${value})` : String(value)} />
  );
});

export const ExposureDie = memo(function ExposureDie({ face }: { readonly face: ExposureFace }) {
  return <Picture class="ln-exposure" box="0 0 206 210" markup={exposure(face)} />;
});
