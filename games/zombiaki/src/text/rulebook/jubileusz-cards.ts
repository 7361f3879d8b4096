import type { RuleText } from '@horda/parts';

/** What the cards of the Jubileusz deck do (P…): the clauses of a card share all but the last digit of their numbers. */
export const JUBILEUSZ_CARDS = [
  {
    id: 'P11',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Krzysztof: a walker of Strength 2.',
    pl: 'Krzysztof: piechur o Sile 2.',
  },
  {
    id: 'P21',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Czesiek: a walker of Strength 2.',
    pl: 'Czesiek: piechur o Sile 2.',
  },
  {
    id: 'P31',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Wacek: a walker of Strength 3.',
    pl: 'Wacek: piechur o Sile 3.',
  },
  {
    id: 'P41',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Zenek: a walker of Strength 3.',
    pl: 'Zenek: piechur o Sile 3.',
  },
  {
    id: 'P51',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Andrzej: a walker of Strength 3.',
    pl: 'Andrzej: piechur o Sile 3.',
  },
  {
    id: 'P61',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Kazimierz: a walker of Strength 3.',
    pl: 'Kazimierz: piechur o Sile 3.',
  },
  {
    id: 'P71',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Arkadiusz: a walker of Strength 3.',
    pl: 'Arkadiusz: piechur o Sile 3.',
  },
  {
    id: 'P81',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Mietek: a walker of Strength 3.',
    pl: 'Mietek: piechur o Sile 3.',
  },
  {
    id: 'P91',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Stefan: a walker of Strength 4.',
    pl: 'Stefan: piechur o Sile 4.',
  },
  {
    id: 'P101',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Mariusz: a walker of Strength 4.',
    pl: 'Mariusz: piechur o Sile 4.',
  },
  {
    id: 'P111',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Marian: a walker of Strength 4.',
    pl: 'Marian: piechur o Sile 4.',
  },
  {
    id: 'P121',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Iwan: a walker of Strength 5.',
    pl: 'Iwan: piechur o Sile 5.',
  },
  {
    id: 'P131',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Bulletproof: a walker of Strength 3.',
    pl: 'Kuloodporny: piechur o Sile 3.',
  },
  {
    id: 'P132',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Bulletproof: shots do nothing to him, neither a wound nor a retreat.',
    pl: 'Kuloodporny: strzały nic mu nie robią: ani go nie ranią, ani nie cofają.',
  },
  {
    id: 'P133',
    heading: 'Karty zombiaków: Jubileusz',
    en:
      'Bulletproof: he still is the nearest zombie of his lane: a shot may be aimed at him and is lost, but never ' +
      'passes through him.',
    pl:
      'Kuloodporny: nadal jest najbliższym zombiakiem na swoim torze: można w niego wycelować strzał, który ' +
      'przepada, ale strzał nigdy go nie mija.',
    why: {
      en: 'Shots take the nearest zombie, and nothing says that he lets them pass.',
      pl: 'Strzał trafia najbliższego, a nic nie mówi, że on przepuszcza kule.',
    },
  },
  {
    id: 'P134',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Bulletproof: bursts, Sniper, Brick and all other cards act on him normally.',
    pl: 'Kuloodporny: serie, Snajper, Cegła i wszystkie inne karty działają na niego normalnie.',
  },
  {
    id: 'P135',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Bulletproof: he does not cover a Cat on his field. Cat takes the shot; what would pass on to him is void.',
    pl:
      'Kuloodporny: nie osłania Kota na swoim polu. Kot przyjmuje strzał, a nadwyżka, która przeszłaby na ' +
      'Kuloodpornego, przepada.',
  },
  {
    id: 'P141',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Siamese Twins: a walker of Strength 2.',
    pl: 'Syjamczyk: piechur o Sile 2.',
  },
  {
    id: 'P142',
    heading: 'Karty zombiaków: Jubileusz',
    en:
      'Siamese Twins: when killed, the card is turned face down on its field as a strength-1 zombie, and one more ' +
      'strength-1 zombie comes on to a free field beside or behind.',
    pl:
      'Syjamczyk: gdy ginie, jego karta zostaje zakryta na tym samym polu jako zombiak o Sile 1, a jeszcze jeden ' +
      'zombiak o Sile 1 pojawia się na wolnym polu obok lub z tyłu.',
  },
  {
    id: 'P143',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Siamese Twins: Grenade leaves nothing on the field, and the trait does not act.',
    pl: 'Syjamczyk: Granat nie zostawia na polu żadnej karty, a cecha nie działa.',
    why: {
      en: 'Grenade destroys the very card that would be turned over.',
      pl: 'Granat niszczy właśnie tę kartę, którą trzeba by zakryć.',
    },
  },
  {
    id: 'P144',
    heading: 'Karty zombiaków: Jubileusz',
    en:
      'Siamese Twins: in a Hole the card fills it and is discarded; the two strength-1 zombies come only beside or ' +
      'behind.',
    pl:
      'Syjamczyk: w Dziurze jego karta ją wypełnia i trafia do Śmietnika; dwa zombiaki o Sile 1 pojawiają się tylko ' +
      'obok lub z tyłu.',
    why: {
      en: 'Whoever fills a Hole does not stand on its field.',
      pl: 'Kto wypełnia Dziurę, nie stoi na jej polu.',
    },
  },
  {
    id: 'P145',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Siamese Twins: Ovary makes one strength-1 zombie without a trait out of it.',
    pl: 'Syjamczyk: Jajnik zamienia go w jednego zombiaka o Sile 1 bez cechy.',
  },
  {
    id: 'P151',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Trojan Horse: a walker of Strength 2.',
    pl: 'Koń trojański: piechur o Sile 2.',
    why: {
      en: 'The printed card shows 2, although a remark in the rulebook about Hole would suit a stronger one.',
      pl: 'Na karcie jest 2, choć uwaga instrukcji o Dziurze pasowałaby do silniejszego zombiaka.',
    },
  },
  {
    id: 'P152',
    heading: 'Karty zombiaków: Jubileusz',
    en:
      'Trojan Horse: when killed, the card is turned face down on its field as a strength-1 zombie, and two more ' +
      'strength-1 zombies come on to free fields beside or behind.',
    pl:
      'Koń trojański: gdy ginie, jego karta zostaje zakryta na tym samym polu jako zombiak o Sile 1, a dwa dalsze ' +
      'zombiaki o Sile 1 pojawiają się na wolnych polach obok lub z tyłu.',
  },
  {
    id: 'P153',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Trojan Horse: Grenade leaves nothing on the field, and the trait does not act.',
    pl: 'Koń trojański: Granat nie zostawia na polu żadnej karty, a cecha nie działa.',
    why: {
      en: 'As for Siamese Twins (P143).',
      pl: 'Tak jak u Syjamczyka (P143).',
    },
  },
  {
    id: 'P154',
    heading: 'Karty zombiaków: Jubileusz',
    en:
      'Trojan Horse: in a Hole the card fills it and is discarded; the three strength-1 zombies come only beside or ' +
      'behind.',
    pl:
      'Koń trojański: w Dziurze jego karta ją wypełnia i trafia do Śmietnika; trzy zombiaki o Sile 1 pojawiają się ' +
      'tylko obok lub z tyłu.',
    why: {
      en: 'As for Siamese Twins (P144).',
      pl: 'Tak jak u Syjamczyka (P144).',
    },
  },
  {
    id: 'P155',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Trojan Horse: Ovary makes one strength-1 zombie without a trait out of it.',
    pl: 'Koń trojański: Jajnik zamienia go w jednego zombiaka o Sile 1 bez cechy.',
  },
  {
    id: 'P161',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Jelly: a walker of Strength 3.',
    pl: 'Galareta: piechur o Sile 3.',
  },
  {
    id: 'P162',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Jelly: when killed, it leaves a jelly token on its field.',
    pl: 'Galareta: gdy ginie, zostawia na swoim polu żeton galarety.',
  },
  {
    id: 'P163',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Jelly: the token does not occupy the field.',
    pl: 'Galareta: żeton nie zajmuje pola.',
  },
  {
    id: 'P164',
    heading: 'Karty zombiaków: Jubileusz',
    en:
      'Jelly: the first zombie that enters the field or is deployed there takes the token: +2 Strength for good. ' +
      'Strength-1 zombies may take it, pets may not.',
    pl:
      'Galareta: pierwszy zombiak, który wejdzie na to pole albo zostanie na nim wystawiony, zabiera żeton: Siła +2 ' +
      'na stałe. Mogą go wziąć także zombiaki o Sile 1, ale nie zwierzaki.',
  },
  {
    id: 'P165',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Jelly: Grenade removes a token that lies on the field.',
    pl: 'Galareta: Granat usuwa żeton leżący na polu.',
  },
  {
    id: 'P166',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Jelly: killed by a Hole it leaves no token.',
    pl: 'Galareta: zabita przez Dziurę nie zostawia żetonu.',
    why: {
      en: 'It lies in the Hole and not on the field.',
      pl: 'Leży w Dziurze, a nie na polu.',
    },
  },
  {
    id: 'P167',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Jelly: joined by Mass it loses its trait and leaves no token later.',
    pl: 'Galareta: połączona Masą traci cechę i nie zostawi później żetonu.',
  },
  {
    id: 'P171',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Junior: a walker.',
    pl: 'Młody: piechur.',
  },
  {
    id: 'P172',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Junior: his Strength depends on the street: V 2, IV 3, III 4, II 5, I 6. Wounds stay.',
    pl: 'Młody: jego Siła zależy od przecznicy: V – 2, IV – 3, III – 4, II – 5, I – 6. Rany zostają.',
  },
  {
    id: 'P173',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Junior: moving back lowers his Strength; with as many wounds as Strength he is killed at once.',
    pl: 'Młody: ruch do tyłu zmniejsza jego Siłę; jeśli ma co najmniej tyle ran, ile Siły, od razu ginie.',
    why: {
      en: 'Strength now of 0 kills at any time (D1).',
      pl: 'Obecna Siła 0 zabija w każdej chwili (D1).',
    },
  },
  {
    id: 'P174',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Junior: in Mass he counts as 2 minus his wounds, but at least 1.',
    pl: 'Młody: w Masie liczy się jako 2 minus rany, ale co najmniej jako 1.',
    why: {
      en: 'The card fixes 2 for Mass; a living zombie cannot count as nothing.',
      pl: 'Karta ustala dla Masy 2, a żywy zombiak nie może liczyć się za nic.',
    },
  },
  {
    id: 'P175',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Junior: for Net and walls his Strength now counts.',
    pl: 'Młody: przy Sieci i murach liczy się jego obecna Siła.',
    why: {
      en: 'Both cards measure Strength now for everybody.',
      pl: 'Obie karty mierzą obecną Siłę każdego zombiaka.',
    },
  },
  {
    id: 'P181',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Krystynka: a walker of Strength 3.',
    pl: 'Krystynka: piechur o Sile 3.',
  },
  {
    id: 'P182',
    heading: 'Karty zombiaków: Jubileusz',
    en:
      'Krystynka: while another zombie or a pet is on her street, shots, bursts, Sniper, Flamethrower and Brick can ' +
      'neither choose nor hit her.',
    pl:
      'Krystynka: dopóki na jej przecznicy jest inny zombiak lub zwierzak, strzały, serie, Snajper, Miotacz i Cegła ' +
      'nie mogą jej wybrać ani trafić.',
    why: {
      en: 'Human cards treat pets as zombies (D3).',
      pl: 'Karty ludzi traktują zwierzaki jak zombiaki (D3).',
    },
  },
  {
    id: 'P183',
    heading: 'Karty zombiaków: Jubileusz',
    en:
      'Krystynka: a shot or burst in her lane then takes the next zombie behind her with a free line of fire. If ' +
      'there is none, the lane cannot be chosen.',
    pl:
      'Krystynka: strzał lub seria na jej torze trafia wtedy następnego zombiaka za nią, do którego linia strzału ' +
      'jest wolna. Jeśli takiego nie ma, tego toru nie można wybrać.',
    why: {
      en: 'She cannot be chosen, so she is not the nearest target.',
      pl: 'Nie można jej wybrać, więc nie jest najbliższym celem.',
    },
  },
  {
    id: 'P184',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Krystynka: Flamethrower may give her what is left when the others on her street are dead.',
    pl: 'Krystynka: Miotacz może zadać jej to, co zostanie, gdy inni na jej przecznicy zginą.',
  },
  {
    id: 'P185',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Krystynka: all other cards act on her normally.',
    pl: 'Krystynka: wszystkie inne karty działają na nią normalnie.',
  },
  {
    id: 'P191',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Dog: a pet of Strength 1, deployed like a zombie.',
    pl: 'Pies: zwierzak o Sile 1, wystawiany jak zombiak.',
  },
  {
    id: 'P192',
    heading: 'Karty zombiaków: Jubileusz',
    en:
      'Dog: moves before the zombies: 1 to 3 steps forward, back or sideways, each on to a field without a zombie ' +
      'and never on to a wall.',
    pl:
      'Pies: rusza się przed zombiakami: robi od 1 do 3 kroków do przodu, do tyłu lub w bok, każdy na pole bez ' +
      'zombiaka i nigdy na mur.',
    why: {
      en: 'Alone it cannot reach the Strength that a wall demands.',
      pl: 'Sam nie osiągnie Siły, której wymaga mur.',
    },
  },
  {
    id: 'P193',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Dog: must make at least one step if it can.',
    pl: 'Pies: musi zrobić co najmniej jeden krok, jeśli może.',
  },
  {
    id: 'P194',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Dog: in a lane closed by Barrier it steps neither forward nor back, but may step sideways.',
    pl: 'Pies: na torze zamkniętym Zaporą nie robi kroków do przodu ani do tyłu, ale może zejść w bok.',
  },
  {
    id: 'P195',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Dog: Net and Halt stop it.',
    pl: 'Pies: zatrzymują go Sieć i Stać.',
    why: {
      en: 'Net forbids every move, and Halt skips the whole step in which it moves; a published program plays Halt so.',
      pl:
        'Sieć zabrania każdego ruchu, a Stać pomija cały krok, w którym Pies się rusza; tak rozgrywa to jeden z ' +
        'opublikowanych programów.',
    },
  },
  {
    id: 'P196',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Dog: never enters the Barricade.',
    pl: 'Pies: nigdy nie wchodzi na Barykadę.',
  },
  {
    id: 'P197',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Dog: traps act on every field that it enters.',
    pl: 'Pies: pułapki działają na każdym polu, na które wejdzie.',
  },
  {
    id: 'P201',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Cat: a pet of Strength 2 that is deployed and moves like Dog, but makes 1 or 2 steps.',
    pl: 'Kot: zwierzak o Sile 2, wystawiany i poruszający się jak Pies, ale robi 1 lub 2 kroki.',
  },
  {
    id: 'P202',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Cat: it may enter and share the field of a zombie, and a zombie may enter its field.',
    pl: 'Kot: może wejść na pole zombiaka i na nim zostać, a zombiak może wejść na jego pole.',
  },
  {
    id: 'P203',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Cat: on a shared field it takes wounds first and the rest goes to the zombie; both are one target.',
    pl: 'Kot: na wspólnym polu pierwszy przyjmuje rany, a nadwyżka przechodzi na zombiaka; oba są jednym celem.',
  },
  {
    id: 'P204',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Cat: does not retreat. The zombie on its field retreats only if wounded itself.',
    pl: 'Kot: nie cofa się. Zombiak z jego pola cofa się tylko wtedy, gdy sam odniesie ranę.',
  },
  {
    id: 'P205',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Cat: does not travel with the zombie whose field it shares.',
    pl: 'Kot: nie wędruje z zombiakiem, z którym dzieli pole.',
    why: {
      en: 'It is no attached card.',
      pl: 'Nie jest kartą dołączoną.',
    },
  },
  {
    id: 'P206',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Cat: Searchlight and Get Out do not move it.',
    pl: 'Kot: Reflektor i Wynocha go nie przesuwają.',
    why: {
      en: 'Hits do not push it back; a light and a shout are read alike.',
      pl: 'Trafienia go nie cofają; światło i krzyk rozstrzygamy tak samo.',
    },
  },
  {
    id: 'P211',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Teddy Bear: attached to a zombie (no pet), with a Strength of 4 and wounds of its own.',
    pl: 'Miś: dołączany do zombiaka (nie zwierzaka); ma własną Siłę 4 i własne rany.',
  },
  {
    id: 'P212',
    heading: 'Karty zombiaków: Jubileusz',
    en:
      'Teddy Bear: once in step 5 of a zombie turn 1 Strength may be taken off it, even its last; in the next human ' +
      'discard step two cards go instead of one.',
    pl:
      'Miś: raz w kroku 5 tury zombiaków można zabrać mu 1 punkt Siły, nawet ostatni; w najbliższym kroku odrzucania ' +
      'gracz ludzi odrzuca dwie karty zamiast jednej.',
  },
  {
    id: 'P213',
    heading: 'Karty zombiaków: Jubileusz',
    en:
      'Teddy Bear: a human card that picks a target picks Teddy Bear or the zombie. What is left after Teddy Bear ' +
      'passes on to the zombie; what is left after the zombie is lost.',
    pl:
      'Miś: karta ludzi, która wybiera cel, wybiera Misia albo zombiaka. Nadwyżka ran Misia przechodzi na zombiaka, ' +
      'a nadwyżka ran zombiaka przepada.',
  },
  {
    id: 'P214',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Teddy Bear: cards that act on an area wound both.',
    pl: 'Miś: karty działające na obszar ranią obu.',
    why: {
      en: 'Both are in the area, and nothing is picked.',
      pl: 'Obaj są w tym obszarze, a celu się nie wybiera.',
    },
  },
  {
    id: 'P215',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Teddy Bear: does not retreat by itself but goes with its zombie.',
    pl: 'Miś: sam się nie cofa, ale idzie ze swoim zombiakiem.',
  },
  {
    id: 'P216',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Teddy Bear: dies with its zombie, but stays with one that is turned into a strength-1 zombie.',
    pl: 'Miś: ginie razem ze swoim zombiakiem, ale zostaje przy takim, który zamienia się w zombiaka o Sile 1.',
  },
  {
    id: 'P217',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Teddy Bear: Snack does not heal it.',
    pl: 'Miś: Papu go nie leczy.',
  },
  {
    id: 'P221',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Boss: attached to a zombie (no pet) with 3 order tokens.',
    pl: 'Boss: dołączany do zombiaka (nie zwierzaka) z 3 żetonami rozkazów.',
  },
  {
    id: 'P222',
    heading: 'Karty zombiaków: Jubileusz',
    en:
      'Boss: once in step 5 of each zombie turn, also of the one in which it is played, a token may be spent: ' +
      'another zombie whose Strength now is 3 or less makes one extra move forward, back or sideways if it can.',
    pl:
      'Boss: raz w kroku 5 każdej tury zombiaków, także tej, w której go zagrano, można wydać żeton: inny zombiak o ' +
      'obecnej Sile 3 lub mniejszej wykonuje, jeśli może, jeden dodatkowy ruch do przodu, do tyłu lub w bok.',
  },
  {
    id: 'P223',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Boss: an order moves nobody in a lane closed by Barrier and no netted zombie.',
    pl: 'Boss: rozkaz nie rusza nikogo na torze zamkniętym Zaporą ani zombiaka w Sieci.',
  },
  {
    id: 'P224',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Boss: an ordered move on to the Barricade wins.',
    pl: 'Boss: ruch na rozkaz, którym zombiak wchodzi na Barykadę, daje zwycięstwo.',
    why: {
      en: 'Any entry from street I wins (R33), and the card does not forbid it.',
      pl: 'Każde wejście z przecznicy I wygrywa (R33), a karta tego nie zabrania.',
    },
  },
  {
    id: 'P225',
    heading: 'Karty zombiaków: Jubileusz',
    en:
      'Boss: if its zombie is killed, all zombies retreat one field if they can, after Siamese Twins and Trojan ' +
      'Horse have acted.',
    pl:
      'Boss: jeśli jego zombiak zginie, wszystkie zombiaki cofają się o jedno pole, o ile mogą; dzieje się to po ' +
      'działaniu Syjamczyka i Konia trojańskiego.',
  },
  {
    id: 'P226',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Boss: if its zombie only turns into a strength-1 zombie, the card is discarded and nobody retreats.',
    pl:
      'Boss: jeśli jego zombiak tylko zamienia się w zombiaka o Sile 1, karta trafia do Śmietnika i nikt się nie ' +
      'cofa.',
  },
  {
    id: 'P227',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Boss: after the third order the card stays under its zombie, whose death still makes all retreat.',
    pl: 'Boss: po trzecim rozkazie karta zostaje pod zombiakiem, a jego śmierć nadal cofa wszystkie zombiaki.',
    why: {
      en: 'Nothing takes the card away; only its tokens are spent.',
      pl: 'Nic nie zabiera karty; kończą się tylko żetony.',
    },
  },
  {
    id: 'P231',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Human Shield: attached to a zombie (no pet), at most one to each.',
    pl: 'Człowiek: dołączany do zombiaka (nie zwierzaka), do każdego najwyżej jeden.',
  },
  {
    id: 'P232',
    heading: 'Karty zombiaków: Jubileusz',
    en:
      'Human Shield: the next human card that would damage or kill its zombie does not touch the zombie; Human ' +
      'Shield is discarded.',
    pl:
      'Człowiek: pierwsza karta ludzi, która miałaby zranić lub zabić jego zombiaka, nie działa na zombiaka, a ' +
      'Człowiek trafia do Śmietnika.',
  },
  {
    id: 'P233',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Human Shield: a burst ends with him, whatever bullets are left.',
    pl: 'Człowiek: seria kończy się na nim, niezależnie od tego, ile kul zostało.',
  },
  {
    id: 'P234',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Human Shield: Barrel is used up on him.',
    pl: 'Człowiek: Beczka zużywa się na nim.',
  },
  {
    id: 'P235',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Human Shield: fills a Hole into which his zombie would fall; both cards are discarded.',
    pl: 'Człowiek: wypełnia Dziurę, do której wpadłby jego zombiak; obie karty trafiają do Śmietnika.',
  },
  {
    id: 'P236',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Human Shield: no help against Grenade and Concrete Shoes.',
    pl: 'Człowiek: nie pomaga przeciw Granatowi ani Betonowym bucikom.',
  },
  {
    id: 'P237',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Human Shield: against Ovary his zombie stays as it is, and he is discarded.',
    pl: 'Człowiek: przy Jajniku jego zombiak pozostaje bez zmian, a Człowiek trafia do Śmietnika.',
  },
  {
    id: 'P238',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Human Shield: when a card acts on several zombies, he saves only his own.',
    pl: 'Człowiek: gdy karta działa na kilka zombiaków naraz, ratuje tylko swojego.',
  },
  {
    id: 'P239',
    heading: 'Karty zombiaków: Jubileusz',
    en:
      'Human Shield: cards without damage (Searchlight, Get Out, Blood, Laughing Gas, Net, Barrier, Halt) do not use ' +
      'him up.',
    pl:
      'Człowiek: karty niezadające ran (Reflektor, Wynocha, Krew, Gaz rozweselający, Sieć, Zapora, Stać) go nie ' +
      'zużywają.',
  },
  {
    id: 'P241',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Claws: attached to a zombie (no pet), whose Strength is 1 higher for good.',
    pl: 'Pazury: dołączane do zombiaka (nie zwierzaka), którego Siła na stałe rośnie o 1.',
  },
  {
    id: 'P242',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Claws: lost with Ovary and Mass; in Mass the point stays in the sum.',
    pl: 'Pazury: przepadają przy Jajniku i Masie; w Masie ten punkt pozostaje w sumie.',
  },
  {
    id: 'P251',
    heading: 'Karty zombiaków: Jubileusz',
    en:
      'Mass: two zombies (no pets) on adjacent fields, not diagonally, are chosen; one moves on to the field of the ' +
      'other.',
    pl:
      'Masa: wybiera się dwa zombiaki (nie zwierzaki) na polach sąsiednich, ale nie na ukos; jeden wchodzi na pole ' +
      'drugiego.',
  },
  {
    id: 'P252',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Mass: they become one zombie, whose Strength is the sum of both Strengths now, without wounds and traits.',
    pl: 'Masa: oba stają się jednym zombiakiem o Sile równej sumie ich obecnych Sił, bez ran i cech.',
  },
  {
    id: 'P253',
    heading: 'Karty zombiaków: Jubileusz',
    en:
      'Mass: of two Human Shields one stays and the other is discarded; Boss, Teddy Bear and Concrete Shoes stay ' +
      'attached.',
    pl:
      'Masa: z dwóch kart Człowieka zostaje jedna, a druga trafia do Śmietnika; Boss, Miś i Betonowe buciki ' +
      'pozostają dołączone.',
    why: {
      en: 'The card speaks of Human Shield only; the others are not traits.',
      pl: 'Karta mówi tylko o Człowieku; pozostałe karty nie są cechami.',
    },
  },
  {
    id: 'P254',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Mass: a netted zombie can be joined only with another netted one.',
    pl: 'Masa: zombiaka w Sieci można połączyć tylko z innym zombiakiem w Sieci.',
  },
  {
    id: 'P255',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Mass: nobody is moved out of or into a lane closed by Barrier; two zombies of such a lane may be joined.',
    pl:
      'Masa: nikt nie przechodzi z toru zamkniętego Zaporą ani na taki tor; dwa zombiaki z takiego toru można ' +
      'połączyć.',
    why: {
      en: 'Inside the lane joining is not a step of its own.',
      pl: 'Wewnątrz toru połączenie nie jest osobnym krokiem.',
    },
  },
  {
    id: 'P256',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Mass: a trap on the field entered is not set off.',
    pl: 'Masa: pułapka na polu, na które się wchodzi, nie działa.',
    why: {
      en: 'The field is held already.',
      pl: 'To pole jest już zajęte.',
    },
  },
  {
    id: 'P257',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Mass: Concrete Shoes of the zombie that moves give it 1 wound first.',
    pl: 'Masa: Betonowe buciki ruszającego się zombiaka najpierw zadają mu 1 ranę.',
  },
  {
    id: 'P258',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Mass: takes nobody on to the Barricade.',
    pl: 'Masa: nikogo nie wprowadza na Barykadę.',
  },
  {
    id: 'P259',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Mass: neither Hunger nor an order of Boss moves the new zombie in the same turn.',
    pl: 'Masa: nowego zombiaka nie może w tej turze ruszyć Głód ani rozkaz Bossa.',
    why: {
      en: 'The printing of 2003 says so, and nothing revokes it.',
      pl: 'Tak mówi wydanie z 2003 roku i nic tego nie odwołuje.',
    },
  },
  {
    id: 'P261',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Hunger: one zombie (no pet) makes one extra move forward if it can.',
    pl: 'Głód: jeden zombiak (nie zwierzak) wykonuje, jeśli może, jeden dodatkowy ruch do przodu.',
  },
  {
    id: 'P262',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Hunger: moves neither a netted zombie nor one in a lane closed by Barrier.',
    pl: 'Głód: nie rusza zombiaka w Sieci ani na torze zamkniętym Zaporą.',
  },
  {
    id: 'P263',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Hunger: the move may enter the Barricade and win.',
    pl: 'Głód: tym ruchem można wejść na Barykadę i wygrać.',
    why: {
      en: 'Any entry from street I wins (R33), and the card does not forbid it.',
      pl: 'Każde wejście z przecznicy I wygrywa (R33), a karta tego nie zabrania.',
    },
  },
  {
    id: 'P271',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Get Lost: two zombies (no pets) on adjacent fields, not diagonally, change places.',
    pl: 'Spadaj: dwa zombiaki (nie zwierzaki) na polach sąsiednich, ale nie na ukos, zamieniają się miejscami.',
  },
  {
    id: 'P272',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Get Lost: a netted zombie cannot be swapped.',
    pl: 'Spadaj: zombiaka w Sieci nie można zamienić.',
  },
  {
    id: 'P273',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Get Lost: counts as a move for Concrete Shoes.',
    pl: 'Spadaj: liczy się jako ruch dla Betonowych bucików.',
    why: {
      en: 'They hurt whenever their zombie changes its field.',
      pl: 'Ranią zawsze, gdy ich zombiak zmienia pole.',
    },
  },
  {
    id: 'P274',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Get Lost: does not set off traps that lie on the two fields.',
    pl: 'Spadaj: nie uruchamia pułapek leżących na tych dwóch polach.',
  },
  {
    id: 'P281',
    heading: 'Karty zombiaków: Jubileusz',
    en:
      'Bite: a Human Shield leaves its zombie, and a strength-1 zombie appears on a free field beside or behind that ' +
      'zombie.',
    pl:
      'Ugryzienie: Człowiek opuszcza swojego zombiaka, a na wolnym polu obok tego zombiaka lub za nim pojawia się ' +
      'zombiak o Sile 1.',
  },
  {
    id: 'P282',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Bite: the card of the Human Shield itself, face down, is the new zombie.',
    pl: 'Ugryzienie: nowym zombiakiem jest sama karta Człowieka, zakryta.',
    why: {
      en: 'He is the one who was bitten, and no discard pile is needed.',
      pl: 'To on został ugryziony, a Śmietnik nie jest potrzebny.',
    },
  },
  {
    id: 'P283',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Bite: cannot be played without such a free field.',
    pl: 'Ugryzienie: bez takiego wolnego pola nie można zagrać tej karty.',
  },
  {
    id: 'P291',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Snack: removes up to 2 wounds from one zombie (no pet).',
    pl: 'Papu: usuwa jednemu zombiakowi (nie zwierzakowi) najwyżej 2 rany.',
  },
  {
    id: 'P292',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Snack: does not heal Teddy Bear.',
    pl: 'Papu: nie leczy Misia.',
  },
  {
    id: 'P301',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Pickaxe: discards one human card on the board, also one on which a zombie stands.',
    pl: 'Kilof: usuwa do Śmietnika jedną kartę ludzi z planszy, także taką, na której stoi zombiak.',
  },
  {
    id: 'P302',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Pickaxe: also removes Concrete Shoes and Net.',
    pl: 'Kilof: usuwa także Betonowe buciki i Sieć.',
    why: {
      en: 'Both are board cards of the humans that lie with zombies.',
      pl: 'Obie są kartami planszy ludzi, które leżą przy zombiakach.',
    },
  },
  {
    id: 'P303',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Pickaxe: cannot remove Hole.',
    pl: 'Kilof: nie może usunąć Dziury.',
  },
  {
    id: 'P304',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Pickaxe: nothing is set off by it.',
    pl: 'Kilof: niczego przy tym nie uruchamia.',
  },
  {
    id: 'P311',
    heading: 'Karty zombiaków: Jubileusz',
    en:
      'Click: a reaction from the row in the human turn: cancels a shot, a burst or Sniper after its target is ' +
      'named.',
    pl: 'Klik: reakcja z rzędu w turze ludzi: anuluje strzał, serię lub Snajpera po wskazaniu celu.',
  },
  {
    id: 'P312',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Click: the cancelled card is discarded and counts as played.',
    pl: 'Klik: anulowana karta trafia do Śmietnika i liczy się jako zagrana.',
  },
  {
    id: 'P321',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Terror: in the next human turn only one card may be played.',
    pl: 'Terror: w najbliższej turze ludzi można zagrać tylko jedną kartę.',
  },
  {
    id: 'P322',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Terror: the discard of step 4 stays due; keeping and discarding cards stay free.',
    pl: 'Terror: obowiązek odrzucenia w kroku 4 pozostaje; zachowywać i odrzucać karty można bez ograniczeń.',
  },
  {
    id: 'P323',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Terror: two of them in one turn do no more than one.',
    pl: 'Terror: dwie takie karty w jednej turze działają jak jedna.',
    why: {
      en: 'Each sets the same limit.',
      pl: 'Każda z nich ustala to samo ograniczenie.',
    },
  },
  {
    id: 'P331',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Meat: one chosen card of the human row is discarded.',
    pl: 'Mięso: jedna wybrana karta z rzędu ludzi trafia do Śmietnika.',
  },
  {
    id: 'P341',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Bucket: cannot be the discard of step 4.',
    pl: 'Wiadro: nie można go odrzucić w kroku 4.',
  },
  {
    id: 'P342',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Bucket: must be the first card played in the turn in which it was drawn.',
    pl: 'Wiadro: musi być pierwszą kartą zagraną w turze, w której się je dobrało.',
  },
  {
    id: 'P343',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Bucket: one zombie (no pet) that can retreat, chosen by the zombie player, goes back one field.',
    pl:
      'Wiadro: jeden zombiak (nie zwierzak), który może się cofnąć, cofa się o jedno pole; wybiera go gracz ' +
      'zombiaków.',
  },
  {
    id: 'P344',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Bucket: if none can, one zombie chosen by the zombie player takes 1 wound, and Human Shield does not help.',
    pl: 'Wiadro: jeśli żaden nie może, jeden wybrany zombiak odnosi 1 ranę, a Człowiek nie pomaga.',
    why: {
      en: 'Human Shield stops human cards only.',
      pl: 'Człowiek zatrzymuje tylko karty ludzi.',
    },
  },
  {
    id: 'P345',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Bucket: without zombies on the board it is discarded without effect.',
    pl: 'Wiadro: gdy na planszy nie ma zombiaków, trafia do Śmietnika bez efektu.',
  },
  {
    id: 'P351',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Dawn: lies under the zombie deck; when it is drawn the humans win at once.',
    pl: 'Świt: leży na spodzie talii zombiaków; gdy zostanie dobrany, ludzie natychmiast wygrywają.',
  },
  {
    id: 'P352',
    heading: 'Karty zombiaków: Jubileusz',
    en: 'Dawn: Chuck and Flare never touch it.',
    pl: 'Świt: Chuck i Raca świetlna nigdy go nie ruszają.',
  },
  {
    id: 'P361',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Shot: 1 wound to the nearest zombie of a chosen lane, with a free line of fire.',
    pl: 'Strzał: 1 rana dla najbliższego zombiaka na wybranym torze; wymaga wolnej linii strzału.',
  },
  {
    id: 'P362',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Shot: a wounded survivor retreats.',
    pl: 'Strzał: zraniony zombiak, który przeżyje, cofa się.',
  },
  {
    id: 'P371',
    heading: 'Karty ludzi: Jubileusz',
    en: 'The Better Shot: acts as Shot with 2 wounds.',
    pl: 'Strzał. Ten lepszy: działa jak Strzał, ale zadaje 2 rany.',
  },
  {
    id: 'P372',
    heading: 'Karty ludzi: Jubileusz',
    en: 'The Better Shot: a wound beyond the Strength of the zombie is lost.',
    pl: 'Strzał. Ten lepszy: rana ponad Siłę zombiaka przepada.',
  },
  {
    id: 'P381',
    heading: 'Karty ludzi: Jubileusz',
    en:
      'Short Burst: 2 bullets of 1 wound each, one after the other, at the nearest zombie of a chosen lane, with a ' +
      'free line of fire.',
    pl:
      'Krótka seria: 2 kule po 1 ranie, jedna po drugiej, w najbliższego zombiaka na wybranym torze; wymaga wolnej ' +
      'linii strzału.',
  },
  {
    id: 'P382',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Short Burst: after a kill the next zombie of the lane with a free line of fire is the nearest.',
    pl:
      'Krótka seria: gdy zombiak zginie, najbliższym staje się następny na torze, do którego linia strzału jest ' +
      'wolna.',
  },
  {
    id: 'P383',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Short Burst: small zombies that Siamese Twins or Trojan Horse leave on the field are the next.',
    pl: 'Krótka seria: małe zombiaki, które Syjamczyk lub Koń trojański zostawiają na polu, są następne.',
    why: {
      en: 'They stand where the nearest zombie stood.',
      pl: 'Stoją tam, gdzie stał najbliższy zombiak.',
    },
  },
  {
    id: 'P384',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Short Burst: the last zombie hit retreats if it survives.',
    pl: 'Krótka seria: ostatni trafiony zombiak, jeśli przeżyje, cofa się.',
  },
  {
    id: 'P385',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Short Burst: Human Shield ends the burst.',
    pl: 'Krótka seria: Człowiek kończy serię.',
  },
  {
    id: 'P391',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Long Burst: acts as Short Burst with 3 bullets.',
    pl: 'Długa seria: działa jak Krótka seria, ale ma 3 kule.',
  },
  {
    id: 'P401',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Sniper: 2 wounds to any zombie, without a line of fire.',
    pl: 'Snajper: 2 rany dla dowolnego zombiaka, bez linii strzału.',
  },
  {
    id: 'P402',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Sniper: a wounded survivor retreats.',
    pl: 'Snajper: zraniony zombiak, który przeżyje, cofa się.',
  },
  {
    id: 'P411',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Brick: 1 wound to any zombie, without a line of fire.',
    pl: 'Cegła: 1 rana dla dowolnego zombiaka, bez linii strzału.',
  },
  {
    id: 'P412',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Brick: nobody retreats.',
    pl: 'Cegła: nikt się nie cofa.',
  },
  {
    id: 'P421',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Flamethrower: burns the street nearest the Barricade that holds a zombie.',
    pl: 'Miotacz: pali tę przecznicę z zombiakiem, która leży najbliżej Barykady.',
  },
  {
    id: 'P422',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Flamethrower: 5 wounds are split freely among zombies of that street whose lane has a free line of fire.',
    pl:
      'Miotacz: 5 ran dzieli się dowolnie między zombiaki z tej przecznicy, do których na ich torze linia strzału ' +
      'jest wolna.',
    why: {
      en: 'The line of fire is judged lane by lane (R20).',
      pl: 'Linię strzału ocenia się na każdym torze osobno (R20).',
    },
  },
  {
    id: 'P423',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Flamethrower: an empty field between two burned zombies costs 1 of the wounds.',
    pl: 'Miotacz: puste pole między dwoma palonymi zombiakami kosztuje 1 z tych ran.',
  },
  {
    id: 'P424',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Flamethrower: the wounds need not all be used.',
    pl: 'Miotacz: nie trzeba wykorzystać wszystkich ran.',
  },
  {
    id: 'P425',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Flamethrower: is fire: Mine and Car Bomb on burned fields go off. Nobody retreats.',
    pl: 'Miotacz: to ogień: Mina i Auto na palonych polach wybuchają. Nikt się nie cofa.',
  },
  {
    id: 'P431',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Oil: begins on any field and may go on from field to adjacent field, not diagonally; no line of fire.',
    pl:
      'Ropa: zaczyna się na dowolnym polu i może płynąć dalej z pola na pole sąsiednie, ale nie na ukos; bez linii ' +
      'strzału.',
  },
  {
    id: 'P432',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Oil: 4 points are split freely as wounds; an empty field of the chain costs 1 of them.',
    pl: 'Ropa: 4 punkty dzieli się dowolnie na rany; puste pole na trasie kosztuje 1 z nich.',
  },
  {
    id: 'P433',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Oil: is fire. Nobody retreats.',
    pl: 'Ropa: to ogień. Nikt się nie cofa.',
  },
  {
    id: 'P441',
    heading: 'Karty ludzi: Jubileusz',
    en: '220 V: every zombie of a chosen lane takes 1 wound; no line of fire.',
    pl: '220V: każdy zombiak na wybranym torze odnosi 1 ranę; bez linii strzału.',
  },
  {
    id: 'P442',
    heading: 'Karty ludzi: Jubileusz',
    en: '220 V: is not fire.',
    pl: '220V: to nie ogień.',
  },
  {
    id: 'P443',
    heading: 'Karty ludzi: Jubileusz',
    en: '220 V: nobody retreats.',
    pl: '220V: nikt się nie cofa.',
  },
  {
    id: 'P451',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Street on Fire: every zombie of a chosen outer lane takes 1 wound; no line of fire.',
    pl: 'Ulica w ogniu: każdy zombiak na wybranym skrajnym torze odnosi 1 ranę; bez linii strzału.',
  },
  {
    id: 'P452',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Street on Fire: is fire: Mine and Car Bomb of the lane go off after its wounds.',
    pl: 'Ulica w ogniu: to ogień: Mina i Auto na tym torze wybuchają po zadaniu jej ran.',
    why: {
      en: 'One card is settled before it sets off another.',
      pl: 'Najpierw rozpatruje się jedną kartę, a potem tę, którą ona odpala.',
    },
  },
  {
    id: 'P453',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Street on Fire: nobody retreats.',
    pl: 'Ulica w ogniu: nikt się nie cofa.',
  },
  {
    id: 'P461',
    heading: 'Karty ludzi: Jubileusz',
    en:
      'Grenade: destroys every card and jelly token on one field, attached cards and human cards too; no line of ' +
      'fire.',
    pl:
      'Granat: niszczy wszystkie karty i żeton galarety na jednym polu, także karty dołączone i karty ludzi; bez ' +
      'linii strzału.',
  },
  {
    id: 'P462',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Grenade: Human Shield does not help.',
    pl: 'Granat: Człowiek nie pomaga.',
  },
  {
    id: 'P463',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Grenade: traits that act on death do not act.',
    pl: 'Granat: cechy działające przy śmierci nie działają.',
    why: {
      en: 'The card with the trait is destroyed itself.',
      pl: 'Sama karta z cechą zostaje zniszczona.',
    },
  },
  {
    id: 'P464',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Grenade: a Car Bomb or Mine on the field is destroyed without going off.',
    pl: 'Granat: Auto lub Mina na tym polu ulega zniszczeniu bez wybuchu.',
    why: {
      en: 'It is destroyed, not lit.',
      pl: 'Taka karta zostaje zniszczona, a nie odpalona.',
    },
  },
  {
    id: 'P465',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Grenade: neighbouring fields are not affected.',
    pl: 'Granat: na sąsiednie pola nie działa.',
  },
  // The Polish title is a pun: "jajnik" (ovary) is a letter away from "jamnik" (dachshund).
  {
    id: 'P471',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Ovary: all zombies (no pets) of a chosen lane, up to the first wall, become strength-1 zombies.',
    pl:
      'Jajnik: wszystkie zombiaki (nie zwierzaki) na wybranym torze, aż do pierwszego muru, stają się zombiakami o ' +
      'Sile 1.',
  },
  {
    id: 'P472',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Ovary: wounds, traits, tokens and attached cards are lost; Cat and Teddy Bear stay.',
    pl: 'Jajnik: rany, cechy, żetony i karty dołączone przepadają; Kot i Miś zostają.',
  },
  {
    id: 'P473',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Ovary: Human Shield saves his zombie and is discarded.',
    pl: 'Jajnik: Człowiek ratuje swojego zombiaka i trafia do Śmietnika.',
  },
  {
    id: 'P474',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Ovary: Boss is discarded, and nobody retreats for it.',
    pl: 'Jajnik: Boss trafia do Śmietnika i nikt się przez to nie cofa.',
  },
  {
    id: 'P475',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Ovary: nobody is killed by it, so traits that act on death do not act.',
    pl: 'Jajnik: nikogo nie zabija, więc cechy działające przy śmierci nie działają.',
  },
  {
    id: 'P481',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Searchlight: all zombies of a chosen lane, up to the first wall, retreat.',
    pl: 'Reflektor: wszystkie zombiaki na wybranym torze, aż do pierwszego muru, cofają się.',
  },
  {
    id: 'P482',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Searchlight: they go from the Cemetery side, so that a column goes back as a whole if its last zombie can.',
    pl:
      'Reflektor: cofanie zaczyna się od strony Cmentarza, więc kolumna cofa się w całości, jeśli ostatni zombiak ' +
      'może.',
  },
  {
    id: 'P491',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Get Out: all zombies of the board retreat if the field behind them is free; no line of fire.',
    pl: 'Wynocha: wszystkie zombiaki na planszy cofają się, jeśli pole za nimi jest wolne; bez linii strzału.',
  },
  {
    id: 'P492',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Get Out: they go lane by lane, from the Cemetery side.',
    pl: 'Wynocha: cofają się tor po torze, od strony Cmentarza.',
  },
  {
    id: 'P501',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Blood: one zombie or pet makes a forced move sideways on to a field without a zombie; no line of fire.',
    pl: 'Krew: jeden zombiak lub zwierzak wykonuje wymuszony ruch w bok na pole bez zombiaka; bez linii strzału.',
  },
  {
    id: 'P502',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Blood: traps act on whoever is moved.',
    pl: 'Krew: na przesuniętego działają pułapki.',
  },
  {
    id: 'P503',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Blood: moves nobody in a net, and nobody out of or into a lane closed by Barrier.',
    pl:
      'Krew: nie rusza nikogo w Sieci, nikogo nie wyprowadza z toru zamkniętego Zaporą ani na taki tor nie ' +
      'wprowadza.',
    why: {
      en: 'A forced move is a move, and both cards forbid moves.',
      pl: 'Ruch wymuszony jest ruchem, a obie te karty zabraniają ruchu.',
    },
  },
  {
    id: 'P511',
    heading: 'Karty ludzi: Jubileusz',
    en:
      'Laughing Gas: up to two different zombies each make one forced move forward, back or sideways if they can; no ' +
      'line of fire.',
    pl:
      'Gaz rozweselający: najwyżej dwa różne zombiaki wykonują, jeśli mogą, po jednym wymuszonym ruchu do przodu, do ' +
      'tyłu lub w bok; bez linii strzału.',
  },
  {
    id: 'P512',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Laughing Gas: a zombie moved on to the Barricade wins the game for the zombies.',
    pl: 'Gaz rozweselający: zombiak, który wejdzie tak na Barykadę, daje zombiakom zwycięstwo.',
    why: {
      en: 'Any entry from street I wins, whoever caused it (R33).',
      pl: 'Każde wejście z przecznicy I wygrywa, bez względu na to, kto je spowodował (R33).',
    },
  },
  {
    id: 'P521',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Halt: in the next zombie turn the movement of step 2 is skipped.',
    pl: 'Stać: w najbliższej turze zombiaków pomija się ruch z kroku 2.',
  },
  {
    id: 'P522',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Halt: pets stand still too.',
    pl: 'Stać: zwierzaki też stoją w miejscu.',
    why: {
      en: 'Pets move in the same step.',
      pl: 'Zwierzaki ruszają się w tym samym kroku.',
    },
  },
  {
    id: 'P523',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Halt: extra moves stay possible.',
    pl: 'Stać: ruchy dodatkowe pozostają możliwe.',
  },
  {
    id: 'P531',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Sweep: one chosen card of the zombie row is discarded.',
    pl: 'Zmiataj: jedna wybrana karta z rzędu zombiaków trafia do Śmietnika.',
  },
  {
    id: 'P541',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Chuck: the top card of the zombie deck is discarded face up.',
    pl: 'Chuck: wierzchnia karta talii zombiaków trafia odkryta do Śmietnika.',
  },
  {
    id: 'P542',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Chuck: cannot be played when only Dawn is left.',
    pl: 'Chuck: nie można go zagrać, gdy został tylko Świt.',
  },
  {
    id: 'P551',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Flare: up to three top cards of the zombie deck are looked at, never Dawn.',
    pl: 'Raca świetlna: ogląda się najwyżej trzy wierzchnie karty talii zombiaków, nigdy Świt.',
  },
  {
    id: 'P552',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Flare: one of them is discarded and the rest are put back in any order.',
    pl: 'Raca świetlna: jedną z nich się odrzuca, a resztę odkłada na wierzch talii w dowolnej kolejności.',
  },
  {
    id: 'P553',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Flare: then a strength-1 zombie comes on to every free field of street V, as far as the discard pile reaches.',
    pl:
      'Raca świetlna: potem na każdym wolnym polu przecznicy V pojawia się zombiak o Sile 1, o ile starczy kart w ' +
      'Śmietniku.',
  },
  {
    id: 'P554',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Flare: cannot be played when only Dawn is left.',
    pl: 'Raca świetlna: nie można jej zagrać, gdy został tylko Świt.',
    why: {
      en: 'Nothing could be looked at or discarded.',
      pl: 'Nie byłoby czego oglądać ani odrzucać.',
    },
  },
  {
    id: 'P561',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Net: covers connected zombies, not diagonally, whose Strengths now make 6 or less together when it is played.',
    pl:
      'Sieć: obejmuje połączone ze sobą zombiaki (nie na ukos), których obecne Siły w chwili zagrania dają razem nie ' +
      'więcej niż 6.',
  },
  {
    id: 'P562',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Net: netted zombies make no move of any kind and do not even retreat.',
    pl: 'Sieć: złapane w nią zombiaki nie wykonują żadnego ruchu, nawet się nie cofają.',
  },
  {
    id: 'P563',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Net: Mass joins a netted zombie only with another netted one.',
    pl: 'Sieć: Masa łączy zombiaka w Sieci tylko z innym zombiakiem w Sieci.',
  },
  {
    id: 'P564',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Net: lasts until the start of the next human turn.',
    pl: 'Sieć: działa do początku następnej tury ludzi.',
  },
  {
    id: 'P571',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Barrier: is put on a free field of street I.',
    pl: 'Zapora: kładzie się ją na wolnym polu przecznicy I.',
  },
  {
    id: 'P572',
    heading: 'Karty ludzi: Jubileusz',
    en:
      'Barrier: no zombie of its lane makes an own, extra or forced move; pets may leave the lane sideways by their ' +
      'own steps.',
    pl:
      'Zapora: żaden zombiak na jej torze nie wykonuje ruchu własnego, dodatkowego ani wymuszonego; zwierzaki mogą ' +
      'własnymi krokami zejść z toru w bok.',
  },
  {
    id: 'P573',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Barrier: does not act on zombies behind a wall of the lane.',
    pl: 'Zapora: nie działa na zombiaki za murem na tym torze.',
  },
  {
    id: 'P574',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Barrier: nobody enters the lane from the side, but zombies may be deployed in it.',
    pl: 'Zapora: nikt nie wchodzi na ten tor z boku, ale można na nim wystawiać zombiaki.',
    why: {
      en: 'The printing of 2003 closes the lane from the side; to deploy is not to move.',
      pl: 'Wydanie z 2003 roku zamyka tor także z boku, a wystawienie nie jest ruchem.',
    },
  },
  {
    id: 'P575',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Barrier: lasts until the start of the next human turn.',
    pl: 'Zapora: działa do początku następnej tury ludzi.',
  },
  {
    id: 'P581',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Barrel: is put on a free field of street I.',
    pl: 'Beczka: kładzie się ją na wolnym polu przecznicy I.',
  },
  {
    id: 'P582',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Barrel: in step 2 of the human turn it rolls one field toward the Cemetery.',
    pl: 'Beczka: w kroku 2 tury ludzi toczy się o jedno pole w stronę Cmentarza.',
  },
  {
    id: 'P583',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Barrel: kills a zombie that it meets or that enters its field, and is discarded.',
    pl: 'Beczka: zabija zombiaka, na którego wpadnie albo który wejdzie na jej pole, i trafia do Śmietnika.',
  },
  {
    id: 'P584',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Barrel: with a wall or Car Bomb ahead it is discarded.',
    pl: 'Beczka: gdy ma przed sobą mur lub Auto, trafia do Śmietnika.',
  },
  {
    id: 'P585',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Barrel: with a Hole ahead both are discarded.',
    pl: 'Beczka: gdy ma przed sobą Dziurę, obie karty trafiają do Śmietnika.',
  },
  {
    id: 'P586',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Barrel: sets off a Mine ahead, which sends only shrapnel; both are discarded.',
    pl: 'Beczka: odpala Minę, którą ma przed sobą: lecą tylko odłamki, a obie karty trafiają do Śmietnika.',
    why: {
      en: 'Nobody has entered the field of the Mine.',
      pl: 'Nikt nie wszedł na pole Miny.',
    },
  },
  {
    id: 'P587',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Barrel: past street V it is discarded.',
    pl: 'Beczka: za przecznicą V trafia do Śmietnika.',
  },
  {
    id: 'P588',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Barrel: Human Shield absorbs it.',
    pl: 'Beczka: pochłania ją Człowiek.',
  },
  {
    id: 'P591',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Mine: is put on a free field that is not right in front of a zombie.',
    pl: 'Mina: kładzie się ją na wolnym polu, ale nie tuż przed zombiakiem.',
  },
  {
    id: 'P592',
    heading: 'Karty ludzi: Jubileusz',
    en:
      'Mine: a zombie that enters takes 2 wounds; then 1 wound goes to one adjacent field, not diagonally, that the ' +
      'human player chooses.',
    pl:
      'Mina: zombiak, który na nią wejdzie, odnosi 2 rany; potem 1 rana trafia na jedno sąsiednie pole (nie na ' +
      'ukos), które wybiera gracz ludzi.',
  },
  {
    id: 'P593',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Mine: fire, explosions and Barrel set it off too; the 2 wounds are dealt only if a zombie stands there.',
    pl: 'Mina: odpalają ją także ogień, eksplozje i Beczka; 2 rany zadaje tylko wtedy, gdy stoi na niej zombiak.',
  },
  {
    id: 'P594',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Mine: is discarded when it has gone off. Nobody retreats.',
    pl: 'Mina: po wybuchu trafia do Śmietnika. Nikt się nie cofa.',
  },
  {
    id: 'P601',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Car Bomb: is put on a free field with a free line of fire.',
    pl: 'Auto: kładzie się je na wolnym polu z wolną linią strzału.',
  },
  {
    id: 'P602',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Car Bomb: zombies may enter its field and stand on it.',
    pl: 'Auto: zombiaki mogą wejść na jego pole i na nim stać.',
  },
  {
    id: 'P603',
    heading: 'Karty ludzi: Jubileusz',
    en:
      'Car Bomb: is set off by fire or an explosion, or by a shot, a burst or Sniper aimed at it instead of a ' +
      'zombie.',
    pl:
      'Auto: odpala je ogień lub eksplozja albo strzał, seria czy Snajper, jeśli celuje się w nie zamiast w ' +
      'zombiaka.',
  },
  {
    id: 'P604',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Car Bomb: gives 1 wound to everybody on its field and the eight around it, and is discarded.',
    pl: 'Auto: zadaje po 1 ranie każdemu na swoim polu i na ośmiu polach dookoła, po czym trafia do Śmietnika.',
  },
  {
    id: 'P605',
    heading: 'Karty ludzi: Jubileusz',
    en:
      'Car Bomb: when the nearest zombie stands on it, the human player chooses whether a shot hits the zombie or ' +
      'Car Bomb.',
    pl: 'Auto: gdy najbliższy zombiak stoi na nim, gracz ludzi wybiera, czy strzał trafia zombiaka, czy Auto.',
  },
  {
    id: 'P606',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Car Bomb: a shot or burst can be aimed at it only if no zombie of the lane is nearer.',
    pl: 'Auto: strzał lub serię można w nie wycelować tylko wtedy, gdy żaden zombiak na torze nie jest bliżej.',
    why: {
      en: 'A shot does not fly over the first zombie (R17).',
      pl: 'Strzał nie przelatuje nad pierwszym zombiakiem (R17).',
    },
  },
  {
    id: 'P607',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Car Bomb: a Mine in its reach goes off.',
    pl: 'Auto: Mina w zasięgu wybuchu też wybucha.',
  },
  {
    id: 'P611',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Hole: is put on a free field.',
    pl: 'Dziura: kładzie się ją na wolnym polu.',
  },
  {
    id: 'P612',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Hole: a zombie that enters with Strength now of 2 or less is killed, and Hole is discarded.',
    pl: 'Dziura: zombiak, który na nią wejdzie z obecną Siłą 2 lub mniejszą, ginie, a Dziura trafia do Śmietnika.',
  },
  {
    id: 'P613',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Hole: stronger zombies pass and may stand on it.',
    pl: 'Dziura: silniejsze zombiaki przechodzą i mogą na niej stać.',
  },
  {
    id: 'P614',
    heading: 'Karty ludzi: Jubileusz',
    en:
      'Hole: a zombie weakened to 2 or less while standing on it falls in unless the card that weakened it makes it ' +
      'retreat.',
    pl:
      'Dziura: zombiak osłabiony na niej do 2 lub mniej wpada do niej, chyba że cofnie się za sprawą karty, która go ' +
      'osłabiła.',
    why: {
      en: 'A card that orders no retreat leaves the zombie over the Hole.',
      pl: 'Karta, która nie każe się cofać, zostawia zombiaka nad Dziurą.',
    },
  },
  {
    id: 'P615',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Hole: Human Shield fills it.',
    pl: 'Dziura: wypełnia ją Człowiek.',
  },
  {
    id: 'P616',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Hole: Pickaxe cannot remove it.',
    pl: 'Dziura: Kilof nie może jej usunąć.',
  },
  {
    id: 'P621',
    heading: 'Karty ludzi: Jubileusz',
    en:
      'Wall: is put on a free field that is not on street V, not next to a zombie (diagonals too) and not on a ' +
      'street behind any zombie.',
    pl:
      'Mur: kładzie się go na wolnym polu, które nie leży na przecznicy V, nie sąsiaduje z zombiakiem (także na ' +
      'ukos) i nie leży na przecznicy za jakimkolwiek zombiakiem.',
  },
  {
    id: 'P622',
    heading: 'Karty ludzi: Jubileusz',
    en:
      'Wall: a zombie enters only if it and the unbroken line of zombies right behind it have Strength now of 6 or ' +
      'more together. For a retreat the line is counted toward the Barricade.',
    pl:
      'Mur: zombiak wchodzi na niego tylko wtedy, gdy on i nieprzerwana kolumna zombiaków tuż za nim mają razem ' +
      'obecną Siłę co najmniej 6. Przy cofaniu liczy się kolumnę w stronę Barykady.',
    why: {
      en: 'In a retreat the push comes from the front.',
      pl: 'Przy cofaniu popychają zombiaki z przodu.',
    },
  },
  {
    id: 'P623',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Wall: blocks the line of fire; Searchlight, Barrier and Ovary do not act behind it.',
    pl: 'Mur: zasłania linię strzału; Reflektor, Zapora i Jajnik za nim nie działają.',
  },
  {
    id: 'P624',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Wall: to enter it from the side a zombie alone needs Strength now of 6 or more.',
    pl: 'Mur: aby wejść na niego z boku, zombiak musi sam mieć obecną Siłę co najmniej 6.',
    why: {
      en: 'A column pushes along its lane only.',
      pl: 'Kolumna popycha tylko wzdłuż toru.',
    },
  },
  {
    id: 'P625',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Wall: only Grenade or Pickaxe removes it.',
    pl: 'Mur: usuwa go tylko Granat lub Kilof.',
  },
  {
    id: 'P631',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Junk Wall: acts as Wall with a limit of 5.',
    pl: 'Mur z rupieci: działa jak Mur, ale z progiem 5.',
  },
  {
    id: 'P641',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Concrete Shoes: attached to a zombie or a pet.',
    pl: 'Betonowe buciki: dołączane do zombiaka lub zwierzaka.',
    why: {
      en: 'Human cards treat pets as zombies (D3).',
      pl: 'Karty ludzi traktują zwierzaki jak zombiaki (D3).',
    },
  },
  {
    id: 'P642',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Concrete Shoes: give 1 wound each time their wearer moves, whatever the cause; Human Shield does not help.',
    pl:
      'Betonowe buciki: zadają 1 ranę za każdym razem, gdy ten, kto je nosi, się rusza, bez względu na powód; ' +
      'Człowiek nie pomaga.',
  },
  {
    id: 'P643',
    heading: 'Karty ludzi: Jubileusz',
    en: 'Concrete Shoes: the wound comes after the step and before traps.',
    pl: 'Betonowe buciki: ranią po kroku, a przed działaniem pułapek.',
    why: {
      en: 'The step hurts; the trap waits where it ends.',
      pl: 'Rani sam krok, a pułapka czeka u jego końca.',
    },
  },
  {
    id: 'P644',
    heading: 'Karty ludzi: Jubileusz',
    en:
      'Concrete Shoes: a zombie with Strength now of 1 dies when entering the Barricade and does not win, unless ' +
      'Siamese Twins or Trojan Horse leave a small zombie there, which wins. A stronger one wins normally.',
    pl:
      'Betonowe buciki: zombiak o obecnej Sile 1 ginie przy wejściu na Barykadę i nie wygrywa, chyba że to Syjamczyk ' +
      'lub Koń trojański: wtedy na Barykadzie staje mały zombiak i wygrywa. Silniejszy wygrywa normalnie.',
  },
] as const satisfies readonly RuleText[];
