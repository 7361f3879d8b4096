/**
 * Pictures of The Long Night from fixed positions:
 * `node web/build.ts --out FOLDER`, then `node web/test/long-night-look.ts FOLDER [OUT] [SCENES] [SIZES] [LANGUAGES]`.
 */
import { entry } from '@horda/long-night/entry';
import { SCENES, tableAtScene } from './long-night-scenes.ts';
import { takePictures } from './pictures.ts';

await takePictures(process.argv.slice(2), {
  entry,
  scenes: SCENES,
  root: '.ln',
  tabs: '.ln-tabs button',
  tableAt: tableAtScene,
});
