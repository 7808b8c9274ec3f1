import type { DemoArticle } from '../demo-types.ts'

export const article: DemoArticle = {
  title: 'Five districts of the Dakar peninsula, compared for a family',
  titleFr: 'Cinq quartiers de la presqu’île de Dakar, comparés pour une famille',
  slug: 'five-districts-of-dakar-for-a-family',
  excerpt:
    'Almadies, Ngor, Mermoz, Point E and Plateau: what each gives a family, what each is not, and how far it is from the others.',
  excerptFr:
    'Almadies, Ngor, Mermoz, Point E et Plateau : ce que chaque quartier donne à une famille, ce qu’il n’est pas, et à quelle distance il se trouve des autres.',
  content: `Dakar is a peninsula, so there are few roads and everyone uses them at the same hours. For a family, the district decides more of the day than the house does: when the children get up, who drives, whether anyone swims after school. We compare five districts here, and say what each is not.

Prices are asking prices, indicative, 2025; a purchase figure is to be confirmed with a notary, and a rent with the owner. Distances are straight lines between approximate points. The road is longer, and the hour counts for more than the kilometre.

## How we compare

Four questions, in the order in which they hurt.

- Where is the school, and which way does the traffic run at half past seven?
- What happens when the power or the water stops?
- Can a child go anywhere without a car?
- What does the same budget buy here?

The larger international schools lie mostly on the Mermoz and Fann side of the peninsula, with others further north. Choose the school first. A house can be changed during the year; a school place often cannot.

## The north-west: Almadies and Ngor

**Almadies** stands at the western tip, about 12 km from Plateau. It has embassies, restaurants, recent buildings and villas with walls high enough for a pool. Luxury homes are asked at 3.5 to 5.5 million FCFA a square metre; flats rent for up to 1.5 million a month and villas from 2 million. It suits a family that works nearby and drives. It is not a district for walking with a pushchair: pavements stop without notice. Sea air is hard on metal, and on everything with a motor.

**Ngor** is its neighbour, about as far from Plateau, and older: a village on a bay, lanes too narrow for a car, boats to the island. Asking prices run from 2 to 3 million FCFA a square metre. It suits those who want the sea within reach of a child and who accept noise, football and prayer calls as part of the address. It is not uniform. Two streets apart, the view, the access and the title can differ entirely, so look at the title first.

## The middle: Mermoz and Point E

**Mermoz** lies near the western corniche, about 6 km from Plateau and 6 km from Almadies, which is its chief merit. Asking prices are around 1.5 to 2 million FCFA a square metre; rents of 300,000 to 600,000 a month are common in Mermoz, Sacré-Cœur and Ouakam. Schools are close, and so are everyday shops. It is not quiet near the main roads, and older buildings may lack a lift or a generator. Ask for both, and ask when they last ran.

**Point E** is about 4 km from Plateau, beside Fann and the university. Its streets are planted, its plots were drawn before the tall buildings came, and some family houses remain. Rents in Fann and Point E go from about 800,000 to 2 million a month; this is our own estimate, and should be checked. It suits a family with one parent working downtown. It is not on the beach, and the larger houses come up seldom.

![A residence on a planted street at golden hour.](picture:residence-street-golden "A street of the kind one hopes for. Drawn for Kais, not an existing address.")

## The south: Plateau

**Plateau** is the centre: ministries, offices, the port, the boat to Gorée. Premium rents start above 800,000 FCFA a month, and gross yields for owners are quoted at 4 to 5%, before charges and empty months. It suits a couple, or a family with older children who like a city. It is not made for small ones: little shade, little grass, hard parking. On the other hand, the commute can be a walk. The airport is about 39 km away in a straight line, against 48 from Almadies.

## Choosing in one weekend

Visit on a working day if you can, and keep to this list.

1. Drive the school run once, at the true hour, in both directions.
2. Stand in the street at nine in the evening. Noise does not appear in photographs.
3. Ask a neighbour about last September: water in the street, hours without power.
4. Find the nearest pharmacy, bread and green space on foot.
5. Only then look at the kitchen.

If two districts remain equal at the end, take the one nearer to the school. Families seldom complain later about having lived too close to it.`,
  contentFr: `Dakar est une presqu’île : les routes y sont peu nombreuses et tout le monde les prend aux mêmes heures. Pour une famille, le quartier décide de la journée plus que la maison : à quelle heure on se lève, qui conduit, si l’on se baigne après l’école. Nous en comparons cinq, en disant aussi ce que chacun n’est pas.

Les prix sont des prix demandés, indicatifs, 2025 ; un montant d’achat est à confirmer auprès d’un notaire, un loyer auprès du propriétaire. Les distances sont à vol d’oiseau, entre des points approximatifs. La route est plus longue, et l’heure compte plus que le kilomètre.

## Comment nous comparons

Quatre questions, dans l’ordre où elles font mal.

- Où est l’école, et dans quel sens roule-t-on à 7 h 30 ?
- Que se passe-t-il quand le courant ou l’eau s’arrête ?
- Un enfant peut-il aller quelque part sans voiture ?
- Qu’achète ici le même budget ?

Les plus grandes écoles internationales se trouvent surtout du côté de Mermoz et de Fann, d’autres plus au nord. Choisissez l’école d’abord. On peut changer de maison en cours d’année ; d’école, rarement.

## Le nord-ouest : Almadies et Ngor

Les **Almadies** occupent la pointe ouest, à 12 km environ du Plateau. On y trouve des ambassades, des restaurants, des immeubles récents et des villas aux murs assez hauts pour une piscine. Le haut de gamme s’affiche entre 3,5 et 5,5 millions de FCFA le mètre carré ; les appartements se louent jusqu’à 1,5 million par mois, les villas à partir de 2 millions. Le quartier convient à une famille qui travaille tout près et qui conduit. Il n’est pas fait pour la poussette : les trottoirs s’arrêtent sans prévenir. L’air marin use le métal, et tout ce qui a un moteur.

**Ngor**, leur voisine, à peu près aussi loin du Plateau, est plus ancienne : un village sur une baie, des ruelles trop étroites pour une voiture, des pirogues vers l’île. On y demande de 2 à 3 millions de FCFA le mètre carré. L’endroit convient à qui veut la mer à portée d’enfant et accepte le bruit, le football et l’appel à la prière comme une partie de l’adresse. Il n’est pas homogène. À deux rues d’écart, la vue, l’accès et le titre changent ; regardez donc le titre en premier.

## Le milieu : Mermoz et Point E

**Mermoz** borde la corniche ouest, à 6 km environ du Plateau et à 6 km des Almadies : c’est son principal mérite. Les prix demandés tournent autour de 1,5 à 2 millions de FCFA le mètre carré ; des loyers de 300 000 à 600 000 par mois sont courants à Mermoz, Sacré-Cœur et Ouakam. Les écoles sont proches, les commerces aussi. Près des grands axes, le quartier n’est pas calme, et les immeubles anciens n’ont pas toujours d’ascenseur ni de groupe électrogène. Demandez les deux, et quand ils ont tourné pour la dernière fois.

**Point E** est à 4 km environ du Plateau, à côté de Fann et de l’université. Ses rues sont plantées, ses parcelles datent d’avant les tours, et il y reste des maisons de famille. Les loyers de Fann et de Point E vont d’environ 800 000 à 2 millions par mois ; c’est notre estimation, à vérifier. Le quartier convient quand l’un des parents travaille au centre. Il n’a pas de plage, et les grandes maisons s’y libèrent rarement.

![Une résidence dans une rue plantée, à l’heure dorée.](picture:residence-street-golden "Une rue comme on en souhaite. Dessinée pour Kais, non une adresse existante.")

## Le sud : le Plateau

Le **Plateau** est le centre : ministères, bureaux, port, chaloupe de Gorée. Les loyers du haut du marché partent de 800 000 FCFA par mois, et les rendements bruts annoncés aux propriétaires sont de 4 à 5 %, avant charges et mois vides. Il convient à un couple, ou à une famille dont les enfants sont grands et aiment la ville. Il n’est pas pensé pour les petits : peu d’ombre, peu d’herbe, peu de places où se garer. En revanche, on peut aller au bureau à pied. L’aéroport est à 39 km environ à vol d’oiseau, contre 48 depuis les Almadies.

## Choisir en un week-end

Venez un jour ouvré si vous le pouvez, et tenez-vous à cette liste.

1. Faire une fois le trajet de l’école, à l’heure vraie, dans les deux sens.
2. Se tenir dans la rue à 21 h. Le bruit ne se voit pas en photo.
3. Interroger un voisin sur septembre dernier : eau dans la rue, coupures.
4. Trouver à pied la pharmacie, le pain et l’espace vert les plus proches.
5. Alors seulement, regarder la cuisine.

Si deux quartiers restent à égalité, prenez le plus proche de l’école. On regrette rarement d’en avoir habité trop près.`,
  author: 'Kais Media',
  category: 'market-insights',
  tags: ['Almadies', 'Ngor', 'Mermoz', 'Point E', 'Plateau'],
  picture: 'attaya-tea-golden-hour',
  isPublished: true,
  isFeatured: true,
  publishedAt: '2026-06-25T09:00:00Z',
  position: 4,
  metaTitle: 'Five Dakar districts compared for a family',
  metaTitleFr: 'Cinq quartiers de Dakar comparés pour une famille',
  metaDescription:
    'Almadies, Ngor, Mermoz, Point E and Plateau compared for a family: distances, indicative 2025 prices, and what each district is not.',
  metaDescriptionFr:
    'Almadies, Ngor, Mermoz, Point E et Plateau comparés pour une famille : distances, prix indicatifs de 2025 et limites de chaque quartier.',
}
