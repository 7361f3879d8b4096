import type { RuleText } from '@horda/parts';

/** The clock, the night and light (V288–V321), in our own words. */
export const NIGHT = [
  {
    id: 'V288',
    heading: 'Zegar i Noc',
    en: 'The clock moves on by 1 hour at the end of each end phase, just before the first-player token is passed.',
    pl:
      'Zegar przesuwa się o 1 godzinę na koniec każdej Fazy Końcowej, tuż przed przekazaniem żetonu Pierwszego ' +
      'Gracza.',
  },
  {
    id: 'V289',
    heading: 'Zegar i Noc',
    en:
      'From 7:00 to 18:00 it is day and the ordinary rules hold; from 19:00 to 6:00 it is night and the night rules ' +
      'hold.',
    pl: 'Od 7:00 do 18:00 jest Dzień i obowiązują zwykłe zasady; od 19:00 do 6:00 jest Noc i obowiązują zasady Nocy.',
  },
  {
    id: 'V290',
    heading: 'Zegar i Noc',
    en: 'Day or night is read from the clock at the start of a round and holds for the whole round (W7).',
    pl: 'Dzień albo Noc odczytuje się z Zegara na początku rundy i tak zostaje przez całą rundę (W7).',
  },
  {
    id: 'V291',
    heading: 'Zegar i Noc',
    en: 'In games outside the campaign the clock may start at the real time of day.',
    pl: 'W grach poza Kampanią Zegar może zaczynać od prawdziwej godziny.',
  },
  {
    id: 'V292',
    heading: 'Zegar i Noc',
    en: 'At night zombies see only at range 0.',
    pl: 'Nocą Zombie widzą tylko w Zasięgu 0.',
  },
  {
    id: 'V293',
    heading: 'Zegar i Noc',
    en: 'At night survivors see only at range 0 and 1.',
    pl: 'Nocą Ocalali widzą tylko w Zasięgu 0 i 1.',
  },
  {
    id: 'V294',
    heading: 'Zegar i Noc',
    en: 'At night ranged attacks have accuracy 6.',
    pl: 'Nocą Ataki Dystansowe mają Precyzję 6.',
  },
  {
    id: 'V295',
    heading: 'Zegar i Noc',
    en: 'Effects that change accuracy work on top of that: with +1 to the dice roll, 5 is enough.',
    pl: 'Efekty zmieniające Precyzję działają dodatkowo: z +1 do rzutu kością wystarcza 5.',
  },
  {
    id: 'V296',
    heading: 'Zegar i Noc',
    en: 'Automatic hits, such as a Molotov, still work at night.',
    pl: 'Automatyczne trafienia, na przykład Koktajl Mołotowa, działają też Nocą.',
  },
  {
    id: 'V297',
    heading: 'Zegar i Noc',
    en: 'Melee, movement, Search, spawning and noise are the same at night.',
    pl: 'Atak Wręcz, Ruch, Przeszukiwanie, Namnażanie i Hałas są Nocą takie same.',
  },
  {
    id: 'V298',
    heading: 'Zegar i Noc',
    en: 'A survivor with Night vision ignores the night rules and the dark-zone option.',
    pl: 'Ocalałego z Noktowizją nie dotyczą zasady Nocy ani opcja Stref Mroku.',
  },
  {
    id: 'V299',
    heading: 'Zegar i Noc',
    en:
      'With Night fighter the survivor’s own ranged attacks hit on 5 or more at night; modifiers and automatic hits ' +
      'still count.',
    pl:
      'Nocny wojownik trafia Nocą Atakami Dystansowymi przy 5 lub więcej; premie i automatyczne trafienia działają ' +
      'dalej.',
  },
  {
    id: 'V300',
    heading: 'Źródła Światła',
    en: 'Flashlights are light sources; by day this has no effect.',
    pl: 'Latarki są Źródłami Światła; w Dzień nic z tego nie wynika.',
  },
  {
    id: 'V301',
    heading: 'Źródła Światła',
    en:
      'A Flashlight is switched on in three ways: by 1 action; by using it in a Search; or by using it in a ranged ' +
      'attack at range 0 or 1, before the attack is resolved.',
    pl:
      'Latarkę włącza się na trzy sposoby: za 1 Akcję; używając jej w Przeszukiwaniu; albo używając jej w Ataku ' +
      'Dystansowym w Zasięgu 0 lub 1, zanim się go rozpatrzy.',
  },
  {
    id: 'V302',
    heading: 'Źródła Światła',
    en: 'In a Search or an attack, switching the Flashlight on costs no action of its own.',
    pl: 'W Przeszukiwaniu i w ataku samo włączenie Latarki nie kosztuje osobnej Akcji.',
  },
  {
    id: 'V303',
    heading: 'Źródła Światła',
    en: 'The beam token covers two zones: the survivor’s own and one neighbouring zone, not diagonal.',
    pl: 'Żeton Promienia Światła leży na dwóch Strefach: na Strefie Ocalałego i na jednej sąsiedniej, nie na ukos.',
  },
  {
    id: 'V304',
    heading: 'Źródła Światła',
    en: 'In a ranged attack at range 0 or 1 with the light, the zone under the token is the target zone.',
    pl: 'W Ataku Dystansowym z Latarką w Zasięgu 0 lub 1 Strefą docelową jest Strefa pod żetonem.',
  },
  {
    id: 'V305',
    heading: 'Źródła Światła',
    en: 'The beam follows the survivor on every Move.',
    pl: 'Promień Światła podąża za Ocalałym w każdym Ruchu.',
  },
  {
    id: 'V306',
    heading: 'Źródła Światła',
    en: 'During each Move action the player may turn the beam for free.',
    pl: 'Przy każdej Akcji Ruchu wolno też bezpłatnie obrócić Promień Światła.',
  },
  {
    id: 'V307',
    heading: 'Źródła Światła',
    en: 'A Flashlight is switched off by 1 action, or when it is traded or discarded. The beam token is then removed.',
    pl:
      'Latarka gaśnie za 1 Akcję albo gdy zostanie Wymieniona lub odrzucona. Żeton Promienia Światła się wtedy ' +
      'usuwa.',
  },
  {
    id: 'V308',
    heading: 'Źródła Światła',
    en:
      'Light does not pass walls, closed doors or the tank; aimed at one of these, it lights only the survivor’s own ' +
      'zone.',
    pl:
      'Światło nie przechodzi przez ściany, zamknięte Drzwi ani Czołg; skierowane na nie oświetla tylko własną ' +
      'Strefę.',
  },
  {
    id: 'V309',
    heading: 'Źródła Światła',
    en: 'Aiming at a wall is allowed; it is a way to keep the neighbouring zone dark.',
    pl: 'Latarkę wolno skierować na ścianę; dzięki temu sąsiednia Strefa zostaje ciemna.',
  },
  {
    id: 'V310',
    heading: 'Źródła Światła',
    en: 'Everybody traces sight to lit zones by the standard rules, without the night limit.',
    pl: 'Do oświetlonych Stref każdy wyznacza Pole Widzenia na zwykłych zasadach, bez nocnego ograniczenia.',
  },
  {
    id: 'V311',
    heading: 'Źródła Światła',
    en: 'Ranged attacks aimed at lit zones have no night penalty, no matter who made the light.',
    pl: 'Ataki Dystansowe w oświetlone Strefy nie mają nocnej kary, obojętnie, kto świeci.',
  },
  {
    id: 'V312',
    heading: 'Źródła Światła',
    en: 'Only the target zone matters: a shot from a lit zone into a dark one keeps accuracy 6.',
    pl: 'Liczy się tylko Strefa docelowa: strzał z oświetlonej Strefy w nieoświetloną nadal ma Precyzję 6.',
  },
  {
    id: 'V313',
    heading: 'Źródła Światła',
    en: 'At night a zombie therefore sees survivors in lit zones along ordinary lines of sight.',
    pl: 'Nocą Zombie widzi więc Ocalałych w oświetlonych Strefach wzdłuż zwykłego Pola Widzenia.',
  },
  {
    id: 'V314',
    heading: 'Źródła Światła',
    en:
      'Just before the zombie phase every zombie that sees at least one beam gets an extra activation; then the ' +
      'phase runs normally.',
    pl:
      'Tuż przed Fazą Zombie każde Zombie, które widzi choć jeden Promień Światła, dostaje dodatkową Aktywację; ' +
      'potem faza toczy się normalnie.',
  },
  {
    id: 'V315',
    heading: 'Źródła Światła',
    en: 'Sight to beams follows the standard rules of the day, so zombies see them from far away.',
    pl: 'Promienie Światła widać według zwykłych, dziennych zasad, czyli z bardzo daleka.',
  },
  {
    id: 'V316',
    heading: 'Źródła Światła',
    en: 'A zombie gets at most one such activation a round, however many beams it sees.',
    pl: 'Zombie dostaje najwyżej jedną taką Aktywację na rundę, niezależnie od liczby widzianych Promieni Światła.',
  },
  {
    id: 'V317',
    heading: 'Źródła Światła',
    en: 'In this activation the zombie moves to its normal target, not to the light.',
    pl: 'W tej Aktywacji Zombie idzie do swojego zwykłego celu, a nie do światła.',
  },
  {
    id: 'V318',
    heading: 'Źródła Światła',
    en: 'Which zombies see a beam is settled for all of them before the first one acts.',
    pl: 'To, które Zombie widzą Promień Światła, ustala się dla wszystkich, zanim pierwsze coś zrobi.',
  },
  {
    id: 'V319',
    heading: 'Źródła Światła',
    en: 'A zombie that stands in a lit zone sees the beam.',
    pl: 'Zombie stojące w oświetlonej Strefie widzi Promień Światła.',
  },
  {
    id: 'V320',
    heading: 'Źródła Światła',
    en: 'A beam stays on from round to round until it is switched off.',
    pl: 'Promień Światła świeci z rundy na rundę, aż ktoś go wyłączy.',
  },
  {
    id: 'V321',
    heading: 'Źródła Światła',
    en: 'A mission may place a fixed beam or a lit zone, such as a searchlight; it works the same way.',
    pl:
      'Misja może umieścić na planszy stały Promień Światła albo oświetloną Strefę, na przykład reflektor; działa to ' +
      'tak samo.',
  },
] as const satisfies readonly RuleText[];
