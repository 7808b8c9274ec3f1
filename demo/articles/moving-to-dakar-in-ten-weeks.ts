import type { DemoArticle } from '../demo-types.ts'

export const article: DemoArticle = {
  title: 'Moving to Dakar in ten weeks: a calendar',
  titleFr: 'S’installer à Dakar en dix semaines : un calendrier',
  slug: 'moving-to-dakar-in-ten-weeks',
  excerpt:
    'Ten weeks are enough to move a family to Dakar if the school comes first and the container last. A calendar, with what to ask at each stage.',
  excerptFr:
    'Dix semaines suffisent pour installer une famille à Dakar, à condition de commencer par l’école et de finir par le conteneur. Un calendrier, avec les questions à poser à chaque étape.',
  content: `Ten weeks is a common notice between a signed contract and a first day of work. It is enough, provided things are done in the order in which they run out. School places run out first, good leases second, patience third. The container can always be late.

Count backwards from the day of arrival. The figures here are indicative, 2025; formalities change, so confirm them with the consulate, and anything written in a lease with a notary or a lawyer.

## Weeks ten to eight: school and papers

The school decides the district, and the district decides the house. Write to the schools before you look at a single home.

- Send each school the child’s age, class, last reports and date of arrival. Ask for an answer in writing, including the wait.
- Check that every passport is valid well beyond the stay. A foreigner who stays more than three months needs a residence card: ask the consulate what applies to your nationality.
- Ask a doctor about vaccinations now. Some take several weeks.
- Gather originals: birth and marriage certificates, diplomas, driving licences, vaccination records. Scan them all, and carry the originals by hand.
- A Senegalese citizen going home for good can ask the consulate about a *certificat de déménagement*, for customs. Do it early; it requires a full list of belongings.

## Weeks seven and six: budget and brief

Write one page and give it to whoever searches for you. It should hold the monthly rent in FCFA, the school, the place of work, the number of bedrooms, and three things you will not accept.

Rent is not the whole month. Ask what is on top: building charges, guard, water, electricity, fuel for the generator, internet. Electricity in a house with air conditioning is a line of its own, so ask the outgoing tenant for real bills rather than an estimate.

Set the deposit aside. The deposit plus advance rent taken as security is limited to two months’ rent (decree 77-527, article 7). If you are asked for more, ask under which text; [the lease has its own page](/kais-media/articles/a-lease-in-dakar-before-you-sign).

## Weeks five and four: visits and lease

Come for three days if you can. If not, ask for live video visits, on a weekday, with the taps open. In each home, check:

1. water pressure on the top floor, the size of the tank and the pump;
2. the generator or inverter: what it carries, who pays for the fuel, when it last ran;
3. the telephone signal in each room, and whether a fibre line is in place, not only promised;
4. the windows: do they close against dust, and open for air;
5. the road in the rains, by asking a neighbour.

Before signing, know who owns the home and who is signing for the owner. Have an inventory made with photographs. Write into the lease who repairs what, and within how many days. Pay against a receipt.

## Weeks three and two: what travels, what waits

Send less than you think. Sea freight from France is quoted at about three to five weeks in all, customs included or not depending on the mover: ask. At this stage the container will arrive after you, which is acceptable if the suitcases are right.

- In the suitcases: documents, medicines, school things for the first week, adapters, bedding for the first nights.
- In the container: books, good mattresses, tools, the things that make the children’s rooms theirs.
- Not worth the freight: large wardrobes, delicate veneers, anything the sea air will spoil.
- A car: check the age limit for imports with customs before paying for a crossing. Eight years is the figure usually quoted.

## The last week, and the first one

Confirm three things in writing: the keys, the car from the airport, and who opens the door. The airport lies about 39 km from Plateau in a straight line, and more by road; give the driver your flight number rather than an hour. Dakar keeps GMT all year, so the difference with Paris or New York changes twice a year, and calls get missed.

In the first week, do only four things: local telephone numbers, a mobile money account, the school’s front door, and the meters read and photographed. The rest of the list can wait until you know which shop is yours. A home is usually settled by the second month; plan on that, and the first will seem easier. Whoever would rather hand over the list can [describe the move](/kais-experience).`,
  contentFr: `Dix semaines, c’est souvent le délai entre un contrat signé et un premier jour de travail. C’est assez, si l’on prend les choses dans l’ordre où elles viennent à manquer : les places d’école d’abord, les bons baux ensuite, la patience enfin. Le conteneur, lui, peut toujours être en retard.

Comptez à rebours depuis le jour d’arrivée. Les chiffres sont indicatifs, 2025 ; les formalités changent, confirmez-les auprès du consulat, et ce qui touche au bail auprès d’un notaire ou d’un avocat.

## De la dixième à la huitième semaine : l’école et les papiers

L’école décide du quartier, et le quartier de la maison. Écrivez aux écoles avant de regarder un seul logement.

- Envoyez à chacune l’âge de l’enfant, sa classe, ses derniers bulletins et la date d’arrivée. Demandez une réponse écrite, délai d’attente compris.
- Vérifiez que chaque passeport reste valable bien au-delà du séjour. Passé trois mois, un étranger doit avoir une carte de séjour : demandez au consulat ce qui vaut pour votre nationalité.
- Voyez un médecin pour les vaccins dès maintenant. Certains prennent plusieurs semaines.
- Réunissez les originaux : actes de naissance et de mariage, diplômes, permis de conduire, carnets de vaccination. Numérisez tout, et gardez les originaux sur vous.
- Un Sénégalais qui rentre définitivement peut demander au consulat un certificat de déménagement, pour la douane. Faites-le tôt : il faut la liste complète des effets.

## Septième et sixième semaines : le budget et le cahier des charges

Écrivez une page, et donnez-la à qui cherche pour vous : le loyer mensuel en FCFA, l’école, le lieu de travail, le nombre de chambres, et trois choses que vous n’accepterez pas.

Le loyer n’est pas tout le mois. Demandez ce qui s’ajoute : charges de l’immeuble, gardien, eau, électricité, carburant du groupe électrogène, internet. Dans une maison climatisée, l’électricité est un poste à part ; demandez au locataire sortant ses factures, non une estimation.

Mettez la caution de côté. La caution et l’avance de loyer prises en garantie sont limitées à deux mois de loyer (décret 77-527, article 7). Si l’on vous demande davantage, demandez en vertu de quel texte ; [le bail a sa propre page](/kais-media/articles/a-lease-in-dakar-before-you-sign).

## Cinquième et quatrième semaines : les visites et le bail

Venez trois jours si vous le pouvez. Sinon, demandez des visites filmées en direct, un jour ouvré, robinets ouverts. Dans chaque logement, regardez :

1. la pression de l’eau au dernier étage, la taille de la cuve et la pompe ;
2. le groupe électrogène ou l’onduleur : ce qu’il alimente, qui paie le carburant, quand il a tourné pour la dernière fois ;
3. le réseau téléphonique dans chaque pièce, et la fibre, posée et non seulement promise ;
4. les fenêtres : ferment-elles à la poussière, ouvrent-elles à l’air ;
5. la rue sous la pluie, en interrogeant un voisin.

Avant de signer, sachez qui possède le bien et qui signe en son nom. Faites faire un état des lieux avec photos. Inscrivez au bail qui répare quoi, et sous combien de jours. Payez contre reçu.

## Troisième et deuxième semaines : ce qui part, ce qui attend

Envoyez moins que prévu. Le fret maritime depuis la France est annoncé en trois à cinq semaines environ, douane comprise ou non selon le déménageur : demandez. À ce stade, le conteneur arrivera après vous, ce qui est supportable si les valises sont bien faites.

- Dans les valises : documents, médicaments, affaires d’école de la première semaine, adaptateurs, draps des premières nuits.
- Dans le conteneur : livres, bons matelas, outils, ce qui fait que la chambre des enfants est la leur.
- Ce qui ne vaut pas le fret : grandes armoires, placages fragiles, tout ce que l’air marin abîmera.
- Une voiture : vérifiez auprès de la douane l’âge limite à l’importation avant de payer la traversée. On cite le plus souvent huit ans.

## La dernière semaine, et la première

Confirmez trois choses par écrit : les clés, la voiture de l’aéroport, et qui ouvre la porte. L’aéroport est à 39 km environ du Plateau à vol d’oiseau, davantage par la route ; donnez au chauffeur votre numéro de vol plutôt qu’une heure. Dakar reste à l’heure GMT toute l’année : l’écart avec Paris ou New York change deux fois par an.

La première semaine, ne faites que quatre choses : les numéros locaux, un compte de mobile money, la porte de l’école, et le relevé photographié des compteurs. Le reste attendra que vous sachiez quelle boutique est la vôtre. On est en général chez soi au deuxième mois ; partez de là, et le premier paraîtra plus simple. Qui préfère confier la liste peut [décrire son installation](/kais-experience).`,
  author: 'Kais Media',
  category: 'lifestyle',
  tags: ['relocation', 'installation', 'Dakar', 'budget'],
  picture: 'magazines-ceramic-vase',
  isPublished: true,
  isFeatured: false,
  publishedAt: '2026-08-13T09:00:00Z',
  position: 5,
  metaTitle: 'Moving to Dakar in ten weeks: a calendar',
  metaTitleFr: 'S’installer à Dakar en dix semaines : le calendrier',
  metaDescription:
    'A ten-week calendar for a family moving to Dakar: school, papers, lease, deposit, shipping, power and water, and the first days after arrival.',
  metaDescriptionFr:
    'Dix semaines pour installer une famille à Dakar : école, papiers, bail, caution, déménagement, courant et eau, puis les premiers jours sur place.',
}
