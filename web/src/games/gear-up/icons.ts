/** The icons of the board; each is fetched with the drawing alone. */
import { body as damage } from 'virtual:game-icon/bleeding-wound';
import { body as watch } from 'virtual:game-icon/binoculars';
import { body as ammo } from 'virtual:game-icon/bullets';
import { body as health } from 'virtual:game-icon/heart-organ';
import { body as fast } from 'virtual:game-icon/rabbit';
import { body as shout } from 'virtual:game-icon/shouting';
import { body as armour } from 'virtual:game-icon/shield';
import { body as skull } from 'virtual:game-icon/skull-crack';
import { body as slow } from 'virtual:game-icon/tortoise';

export const ICON = { damage, ammo, health, fast, slow, armour, skull, shout, watch };
