import type { DemoArticle } from '../demo-types.ts'

export const article: DemoArticle = {
  title: 'A house for the harmattan and the rains: design notes',
  titleFr: 'Une maison pour l’harmattan et pour les pluies : notes de conception',
  slug: 'a-house-for-the-harmattan-and-the-rains',
  excerpt:
    'A house in Dakar meets dust, salt, low sun and sudden water in the same year. Notes on light, air and materials, and what to look at on a visit.',
  excerptFr:
    'Une maison à Dakar reçoit dans la même année la poussière, le sel, le soleil bas et l’eau soudaine. Notes sur la lumière, l’air et les matières, et ce qu’il faut regarder en visite.',
  content: `Dakar has two seasons and four enemies of a house. From about November to May it is dry, with trade winds off the sea and, at times, the harmattan, which comes from the land with fine dust. From about July to October it is humid, and the rain arrives in a few heavy falls. Salt and sun are there all year.

A house drawn for another climate can be cooled, sealed and repainted until it works. A house drawn for this one needs less of all three. These are working notes, not a building standard. What they cost depends on the house: any figure you are given is to be asked for in writing, and dated.

## Light: shade first, glass second

Dakar lies near 14.7 degrees north. From about the start of May to the middle of August, the midday sun stands slightly to the north, so a north wall is not always in shade. For most of the year it comes from the south and stands high. High sun is easy: a deep overhang, a balcony or a pergola stops it. Low sun is the difficult one, and it comes from the east and the west.

- Keep large openings to the north and the south, under a roof that projects.
- To the west, use vertical fins, a screen or a planted wall, and few windows.
- Light a deep room from a courtyard rather than through a larger pane.
- Choose pale, matt surfaces outside: they return the heat without blinding the neighbours.

A sea view that faces west is the usual conflict. It can be had, with a deep terrace and outside shutters. An inside curtain is late: the heat is already in.

## Air: a way in and a way out

Cross-ventilation needs two openings on different sides and nothing solid between them. A room with one window, however large, mostly stirs its own air. On the peninsula the prevailing winds come from the northern side for much of the year, so it is worth knowing, before the walls are placed, which side that is on your plot and what the neighbour has built there.

Put the inlet low and the outlet higher. Give bedroom doors a louvre or an opening above them, so that they can be closed without stopping the air. A claustra, the pierced wall seen in many older houses, gives shade, privacy and air together; it also lets dust through, so place it on a stair or a gallery rather than before a bed.

![White claustra front, close: pierced blocks in the afternoon sun.](picture:claustra-detail "A claustra gives shade, privacy and air together. Drawn for Kais, not an existing house.")

Then allow for the opposite. On harmattan days the house must close. Windows need real seals, and air conditioners need filters that someone can reach without a ladder. A ceiling fan serves on both kinds of day.

## Materials: salt, dust, water

Concrete block is the habit. It is quick and well known, and it stores heat that it gives back at night, above all under an uninsulated flat roof. Some builders are returning to earth brick, which evens out heat and humidity; it wants a sound base, a wide roof and a mason who knows it. Panels of typha, a local reed, exist as insulation. Ask for a finished example and visit it in the afternoon.

- Metal near the sea: coated aluminium or a marine grade of stainless steel. Plain steel will need paint every year.
- Wood: dense, oiled, and under cover. In full sun it greys and moves.
- Floors: stone, terrazzo or tile, with few joints. Dust is swept daily, and rugs hold it.
- Walls: limewash or mineral paint, which can be renewed without stripping.
- Textiles: cotton and strip-woven cloth that can be washed. Velvet collects January.

## Water: the few heavy days

Rain is rare enough to be forgotten, which is the danger. A flat roof needs a fall, two outlets and an overflow that can be seen. A threshold needs a step. In low streets, ask for a non-return valve on the drain and look at the mark on the neighbour’s wall.

## What to look at on a visit

1. Open two windows on opposite sides and hold up a sheet of paper.
2. Put a hand on the west wall at five in the afternoon.
3. Look at hinges and railings for rust.
4. Go up to the roof and find the outlets.
5. Ask where the water went last September.

What goes inside such a house has [its own notes](/kais-media/articles/furnishing-a-house-by-the-sea). None of this shows in a photograph. All of it shows in the second year.`,
  contentFr: `Dakar a deux saisons, et une maison y a quatre ennemis. De novembre à mai environ, il fait sec : les alizés viennent de la mer et, par moments, l’harmattan vient de la terre avec sa poussière fine. De juillet à octobre environ, l’air est humide et la pluie tombe en quelques grosses averses. Le sel et le soleil, eux, sont là toute l’année.

Une maison dessinée pour un autre climat peut être refroidie, calfeutrée et repeinte jusqu’à ce qu’elle tienne. Une maison dessinée pour celui-ci demande moins des trois. Ce sont des notes de travail, non une norme. Leur coût dépend de la maison : faites écrire et dater tout chiffre qu’on vous donne.

## La lumière : l’ombre d’abord, le verre ensuite

Dakar est à 14,7 degrés nord environ. Du début de mai à la mi-août, le soleil de midi passe légèrement au nord : une façade nord n’est donc pas toujours à l’ombre. Le reste de l’année, il vient du sud, et de haut. Le soleil haut est facile : un débord profond, un balcon, une pergola l’arrêtent. Le difficile est le soleil bas, à l’est et à l’ouest.

- Gardez les grandes ouvertures au nord et au sud, sous un toit qui déborde.
- À l’ouest, des lames verticales, un écran ou un mur planté, et peu de fenêtres.
- Éclairez une pièce profonde par un patio plutôt que par une vitre plus grande.
- Dehors, des surfaces claires et mates : elles renvoient la chaleur sans aveugler le voisin.

La vue sur mer tournée vers l’ouest est le conflit habituel. On peut l’avoir, avec une terrasse profonde et des volets extérieurs. Le rideau intérieur arrive trop tard : la chaleur est déjà entrée.

## L’air : une entrée et une sortie

La ventilation traversante demande deux ouvertures sur des côtés différents, et rien de plein entre elles. Une pièce à une seule fenêtre, si grande soit-elle, remue surtout son propre air. Sur la presqu’île, les vents dominants viennent du côté nord une bonne partie de l’année ; mieux vaut savoir, avant de placer les murs, où se trouve ce côté sur votre parcelle et ce que le voisin y a bâti.

Placez l’entrée d’air bas et la sortie plus haut. Donnez aux portes des chambres une persienne ou une imposte, pour fermer sans couper l’air. Le claustra, ce mur ajouré de bien des maisons anciennes, apporte ensemble l’ombre, l’intimité et l’air ; il laisse aussi passer la poussière, mettez-le donc sur un escalier ou une galerie plutôt que devant un lit.

![Façade en claustra blanc, de près : des blocs ajourés au soleil de l’après-midi.](picture:claustra-detail "Un claustra donne ensemble l’ombre, l’intimité et l’air. Dessiné pour Kais, non une maison existante.")

Prévoyez ensuite le contraire. Les jours d’harmattan, la maison doit se fermer. Il faut de vrais joints aux fenêtres, et des filtres de climatiseur que l’on atteigne sans échelle. Le ventilateur de plafond sert les deux sortes de jours.

## Les matières : sel, poussière, eau

Le parpaing est l’habitude. Il est rapide et bien connu, et il emmagasine une chaleur qu’il rend la nuit, surtout sous un toit plat sans isolant. Quelques constructeurs reviennent à la brique de terre, qui tempère chaleur et humidité ; elle veut un bon soubassement, un large toit et un maçon qui la connaît. Il existe des panneaux isolants en typha, un roseau local. Demandez une réalisation finie, et visitez-la l’après-midi.

- Le métal près de la mer : aluminium laqué ou inox de qualité marine. L’acier ordinaire demandera de la peinture chaque année.
- Le bois : dense, huilé, à couvert. En plein soleil, il grise et travaille.
- Les sols : pierre, terrazzo ou carrelage, avec peu de joints. La poussière se balaie chaque jour, et les tapis la gardent.
- Les murs : chaux ou peinture minérale, que l’on reprend sans décaper.
- Les textiles : coton et pagne tissé, qui se lavent. Le velours collectionne janvier.

## L’eau : quelques jours de forte pluie

La pluie est assez rare pour qu’on l’oublie, et c’est le danger. Un toit plat veut une pente, deux évacuations et un trop-plein visible. Un seuil veut une marche. Dans les rues basses, demandez un clapet anti-retour, et regardez la trace sur le mur du voisin.

## Ce qu’il faut regarder en visite

1. Ouvrir deux fenêtres opposées et tenir une feuille de papier entre elles.
2. Poser la main sur le mur ouest à 17 h.
3. Chercher la rouille aux charnières et aux garde-corps.
4. Monter sur le toit et trouver les évacuations.
5. Demander où l’eau est allée en septembre dernier.

Ce qui meuble une telle maison a [ses propres notes](/kais-media/articles/furnishing-a-house-by-the-sea). Rien de cela ne se voit en photo. Tout se voit la deuxième année.`,
  author: 'Kais Media',
  category: 'lifestyle',
  tags: ['architecture', 'design', 'ventilation', 'harmattan'],
  picture: 'claustra-glow-dusk',
  isPublished: true,
  isFeatured: false,
  publishedAt: '2026-10-22T09:00:00Z',
  position: 6,
  metaTitle: 'A house for the harmattan and the rains in Dakar',
  metaTitleFr: 'Une maison pour l’harmattan et les pluies à Dakar',
  metaDescription:
    'Design notes for a house in Dakar: shade and orientation, cross-ventilation, materials that stand salt and dust, and what to check before the rains.',
  metaDescriptionFr:
    'Notes pour une maison à Dakar : ombre et orientation, ventilation traversante, matières face au sel et à la poussière, vérifications avant les pluies.',
}
