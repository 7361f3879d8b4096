/** Every crossroads card: the compiler names one that has no case. */
import { BASE } from '../../test/crossroads/base.ts';
import { testCards } from '../../test/crossroads/case.ts';
import { COLONY } from '../../test/crossroads/colony.ts';
import { MODULES } from '../../test/crossroads/modules.ts';
import { RESERVE } from '../../test/crossroads/reserve.ts';
import { SURVIVORS } from '../../test/crossroads/survivors.ts';

testCards({ ...COLONY, ...MODULES, ...BASE, ...RESERVE, ...SURVIVORS });
