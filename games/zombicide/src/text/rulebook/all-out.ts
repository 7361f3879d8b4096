import type { RuleText } from '@horda/parts';

/** All-Out dice, Breaks, and keeping equipment for the next mission (V261–V287), in our own words. */
export const ALL_OUT = [
  {
    id: 'V261',
    heading: 'Kości Na Całość',
    en: 'An All-Out die is an ordinary die with the Break symbol in place of the 1.',
    pl: 'Kość Na Całość to zwykła kość, na której zamiast 1 jest symbol Uszkodzenia.',
  },
  {
    id: 'V262',
    heading: 'Kości Na Całość',
    en: 'Before any combat action with a weapon that has an All-Out value, the player may declare going All-Out.',
    pl: 'Przed każdą Akcją Walki bronią z wartością Na Całość gracz może ogłosić, że idzie Na Całość.',
  },
  {
    id: 'V263',
    heading: 'Kości Na Całość',
    en: 'All printed All-Out dice are then added to the pool: all or none.',
    pl: 'Do puli dochodzą wtedy wszystkie kości Na Całość z karty: wszystkie albo żadna.',
  },
  {
    id: 'V264',
    heading: 'Kości Na Całość',
    en: 'All-Out dice score hits at the same accuracy as the others.',
    pl: 'Kości Na Całość trafiają z tą samą Precyzją co pozostałe.',
  },
  {
    id: 'V265',
    heading: 'Kości Na Całość',
    en: 'One or more Breaks on the All-Out dice mean that the weapon is damaged: it is discarded after the action.',
    pl:
      'Choć jedno Uszkodzenie na kościach Na Całość oznacza, że broń się psuje: po rozpatrzeniu Akcji trzeba ją ' +
      'odrzucić.',
  },
  {
    id: 'V266',
    heading: 'Kości Na Całość',
    en: 'A 1 on an ordinary die never damages anything.',
    pl: '1 na zwykłej kości nigdy niczego nie psuje.',
  },
  {
    id: 'V267',
    heading: 'Kości Na Całość',
    en: 'The hits of an attack that breaks the weapon count in full.',
    pl: 'Trafienia z ataku, w którym broń się psuje, liczą się w całości.',
  },
  {
    id: 'V268',
    heading: 'Kości Na Całość',
    en: 'With a pair of dual weapons the All-Out dice of both are added, never of one only.',
    pl: 'Przy parze Broni Podwójnych dodaje się kości Na Całość obu broni, nigdy tylko jednej.',
  },
  {
    id: 'V269',
    heading: 'Kości Na Całość',
    en: 'With a pair, one Break costs one of the two weapons; two or more Breaks cost both.',
    pl: 'Przy parze jedno Uszkodzenie kosztuje jedną z broni, a dwa lub więcej obie.',
  },
  {
    id: 'V270',
    heading: 'Kości Na Całość',
    en: 'After one weapon of a pair is lost, the other stays usable.',
    pl: 'Gdy jedna broń z pary przepadnie, drugiej można dalej używać.',
  },
  {
    id: 'V271',
    heading: 'Kości Na Całość',
    en: 'All-Out dice are never re-rolled: Lucky and ammo cards touch the ordinary dice only.',
    pl: 'Kości Na Całość nigdy się nie przerzuca: Farciarz i karty amunicji działają tylko na zwykłe kości.',
  },
  {
    id: 'V272',
    heading: 'Kości Na Całość',
    en: 'The ordinary dice of the same pool may be re-rolled after all dice are seen.',
    pl: 'Zwykłe kości z tej samej puli można przerzucić, gdy widać już wyniki wszystkich.',
  },
  {
    id: 'V273',
    heading: 'Kości Na Całość',
    en: 'Going All-Out is possible in every combat action, also in free and bonus ones.',
    pl: 'Na Całość można iść w każdej Akcji Walki, także darmowej i Bonusowej.',
  },
  {
    id: 'V274',
    heading: 'Kości Na Całość',
    en: 'A weapon without the value, such as the Molotov, cannot go All-Out.',
    pl: 'Bronią bez tej wartości, na przykład Koktajlem Mołotowa, nie można iść Na Całość.',
  },
  {
    id: 'V275',
    heading: 'Kości Na Całość',
    en: 'Going All-Out does not change the noise of the attack.',
    pl: 'Pójście Na Całość nie zmienia Hałasu ataku.',
  },
  {
    id: 'V276',
    heading: 'Kości Na Całość',
    en:
      'Effects that ignore Breaks (Repair Kit, Makeshift repair, Spare parts) are used right after the roll and save ' +
      'the weapon or weapons.',
    pl:
      'Efekty, które ignorują Uszkodzenia (Zestaw Naprawczy, Prowizoryczna naprawa, Części zapasowe), działają tuż ' +
      'po rzucie i ratują użyte bronie.',
  },
  {
    id: 'V277',
    heading: 'Kości Na Całość',
    en: 'Skills that give “+1 die” add ordinary dice, not All-Out dice.',
    pl: 'Umiejętności „+1 kość” dodają zwykłe kości, a nie kości Na Całość.',
  },
  {
    id: 'V278',
    heading: 'Zachowywanie Ekwipunku',
    en: 'At the end of each mission all equipment is discarded, except cards with a conservation value.',
    pl: 'Na koniec każdej Misji odrzuca się cały Ekwipunek, poza kartami z wartością Zachowania.',
  },
  {
    id: 'V279',
    heading: 'Zachowywanie Ekwipunku',
    en: 'For each of these cards separately, as many All-Out dice are rolled as its value.',
    pl: 'Za każdą z tych kart osobno rzuca się tyloma kośćmi Na Całość, ile wynosi jej wartość.',
  },
  {
    id: 'V280',
    heading: 'Zachowywanie Ekwipunku',
    en: 'With one Break or more the card is discarded; without a Break it is kept.',
    pl: 'Przy choć jednym Uszkodzeniu kartę się odrzuca; bez Uszkodzeń się ją zachowuje.',
  },
  {
    id: 'V281',
    heading: 'Zachowywanie Ekwipunku',
    en: 'Conservation rolls are never re-rolled.',
    pl: 'Rzutów na Zachowanie nigdy się nie przerzuca.',
  },
  {
    id: 'V282',
    heading: 'Zachowywanie Ekwipunku',
    en: 'A kept card stays with its owner and is given out at the next setup on top of the starting card.',
    pl:
      'Zachowana karta zostaje przy swoim właścicielu; dostaje ją on przy następnym Przygotowaniu do gry oprócz ' +
      'karty początkowej.',
  },
  {
    id: 'V283',
    heading: 'Zachowywanie Ekwipunku',
    en: 'Copies are rolled for one by one.',
    pl: 'Za każdy egzemplarz tej samej karty rzuca się osobno.',
  },
  {
    id: 'V284',
    heading: 'Zachowywanie Ekwipunku',
    en: 'If more kept cards of a kind are claimed than exist, the players decide who gets them; the rest is lost.',
    pl:
      'Jeśli zachowanych kart jednego rodzaju jest więcej niż w pudełku, gracze decydują, kto je dostanie; reszta ' +
      'przepada.',
  },
  {
    id: 'V285',
    heading: 'Zachowywanie Ekwipunku',
    en: 'Kept cards are not in their decks in the next mission.',
    pl: 'W następnej Misji zachowanych kart nie ma w taliach.',
  },
  {
    id: 'V286',
    heading: 'Zachowywanie Ekwipunku',
    en: 'Survivors who were knocked out keep nothing.',
    pl: 'Znokautowani Ocalali niczego nie zachowują.',
  },
  {
    id: 'V287',
    heading: 'Zachowywanie Ekwipunku',
    en: 'The list of kept cards is part of the campaign sheet.',
    pl: 'Lista zachowanych kart jest częścią Arkusza Kampanii.',
  },
] as const satisfies readonly RuleText[];
