/** Who is on the photographs. Eight heads come again and again, so the names go by eights: cap, long hair, hard hat … */
const NAMES = [
  'Leon Iga Edek Zofia Józef Łucja Ela Staś',
  'Olek Maja Bolek Hania Gucio Róża Jola Nela',
  'Tymek Basia Zenek Kinga Roman Wanda Ewa Kuba',
  'Felek Ola Mirek Jaga Borys Lena Witek Pola',
  'Adaś Zuza Henio Marta Tadek Klara Jurek Igor',
  'Franek Ada Rysiek Nina Bruno Dora Stefan Gaja',
  'Janek Ula Czesio Sonia Wiktor Hela Lucek Mela',
].flatMap((eight) => eight.split(' '));

/** The same card always shows the same person. */
export function nameOfSurvivor(card: number): string {
  return NAMES[card % NAMES.length]!;
}
