import type { AboutWords } from './words.ts';

export const pl: AboutWords = {
  caption: 'metryczka',
  title: 'O Hordzie',
  what: 'Co to jest',
  whatText: [
    'Horda to stół do gier planszowych o zombie: w przeglądarce, bez konta i bez instalacji. Przy jednym stole siadają ludzie i boty, a grać można za jednym razem albo przez kilka dni, online albo na jednym urządzeniu, także bez sieci.',
    'Każda zasada ma swój numer. Dziennik, podpowiedzi i odpowiedzi na pytanie „dlaczego nie?” odsyłają do zasady, z której wynikają.',
  ],
  titles: 'Tytuły i rysunki',
  titlesText: [
    'Gry należą do swoich autorów i wydawców, z którymi Horda nie jest związana. Ich tytułów używamy tylko po to, żeby było wiadomo, o którą grę chodzi. Jeśli gra ci się podoba, kup pudełko.',
    'Rysunki, plakaty, znaki i teksty powstały dla Hordy. Cudze są tylko ikony; żadnego zdania nie przepisano z instrukcji ani z kart.',
  ],
  credit: (designers, publishers) => `projekt: ${designers}; wydanie: ${publishers}`,
  kept: 'Co o tobie zostaje',
  keptText: [
    'Na serwerze: imię, które podajesz przy stole, twoje ruchy i to, co piszesz na czacie. Widzą to osoby przy tym stole.',
    'W tej przeglądarce: ustawienia, klucze do twoich stołów i gry rozgrywane na tym urządzeniu (localStorage i IndexedDB). Znikają, gdy wyczyścisz dane strony.',
    'Nie ma kont, haseł, ciasteczek, reklam ani śledzenia. Strona niczego nie pobiera z innych miejsc.',
  ],
  licences: 'Licencje',
  icons: 'Ikony',
  recoloured: 'Przebarwione na potrzeby Hordy.',
  fonts: 'Kroje pisma',
  libraries: 'Biblioteki',
  own: 'Sama Horda',
  licenceOf: (title, licence) => `${title}: licencja ${licence}`,
  version: 'Wersja',
  versionText: (version, build) => `${version}, kompilacja ${build}`,
};
