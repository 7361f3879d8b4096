/**
 * Pictures of Zombicide from fixed positions:
 * `node web/build.ts --out FOLDER`, then `node web/test/zombicide-look.ts FOLDER [OUT] [SCENES] [SIZES] [LANGUAGES]`.
 */
import { entry } from '@horda/zombicide/entry';
import { takePictures } from './pictures.ts';
import { SCENES, tableAtScene } from './zombicide-scenes.ts';

await takePictures(process.argv.slice(2), {
  entry,
  scenes: SCENES,
  root: '.zc',
  tabs: '.zc-tabs button',
  tableAt: tableAtScene,
});
