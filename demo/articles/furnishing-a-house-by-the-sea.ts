import type { DemoArticle } from '../demo-types.ts'

export const article: DemoArticle = {
  title: 'Furnishing a house by the sea: what lasts, what does not',
  titleFr: 'Meubler une maison au bord de la mer : ce qui tient, ce qui ne tient pas',
  slug: 'furnishing-a-house-by-the-sea',
  excerpt:
    'Salt, sun and dust choose your furniture if you do not. Notes on materials that hold near the ocean, on what is made in Dakar, and on the order in which to buy.',
  excerptFr:
    'Le sel, le soleil et la poussière choisissent vos meubles si vous ne le faites pas. Notes sur les matières qui tiennent près de l’océan, sur ce qui se fait à Dakar, et sur l’ordre des achats.',
  content: `A house on the Dakar peninsula is never far from the ocean, and the air carries it further than the eye does. A lamp bought for a flat in Paris will rust at the screws within two years; a sofa in the wrong cloth will fade on one side only, which is worse. Furnishing here is less a matter of taste than of chemistry, and taste comes easily afterwards.

These are working notes from a house that writes about houses, not test results. Prices are left out on purpose: ask for them in writing, dated, with delivery and fitting as separate lines.

## What the sea does

Salt settles as a film that takes water from the air. It eats plain steel first, then cheap plating, then the thin contacts inside switches and remote controls. The sun takes colour, above all red and black. Harmattan dust works its way into anything with a pile or a hinge. From about July to October the humidity swells wood, and the dry months shrink it again; joints that were glued only once let go.

So three questions come before style. Can it be washed? Can it be repaired here? What happens to the part that nobody sees?

## Metal, wood, stone

- **Metal.** Solid brass darkens and can be left to; brass plating blisters. Aluminium with a good coating lasts. Stainless steel near the shore wants a marine grade and a wipe with fresh water. Ask what the screws are made of: they fail before the frame.
- **Wood.** Dense timber, oiled rather than varnished, forgives. Varnish cracks in the sun and then has to be stripped. Veneer on chipboard lifts at the edges in the first rains.
- **Stone and terrazzo.** Cool underfoot and indifferent to salt. Marble is marked by lemon and bissap; seal it, or accept the marks.
- **Cane and rattan.** Light, mendable, at ease in humid air, and unhappy in full sun. Under a veranda they last for years.

![A material board in the sun: marble, oak, terracotta tiles, brass and woven samples.](picture:design-material-board "A board of samples, drawn for Kais. Put yours on the window sill for a month before you order.")

## Cloth

Take cotton, linen and strip-woven cloth, with covers that come off. A pale, close weave hides dust better than a dark velvet, which collects it. Outside, use solution-dyed fabrics, not printed ones, and bring the cushions in from November to March when the dust is about. Curtains do two jobs: a lined one for the west, a thin one for the rest. Neither stops heat once it is through the glass, as [our notes on the climate](/kais-media/articles/a-house-for-the-harmattan-and-the-rains) explain.

![Detail of a strip-woven cloth in ivory, ink and terracotta.](picture:woven-textile-detail "Strip-woven cloth: narrow bands sewn edge to edge. Drawn for Kais.")

## What is made here

Dakar has carpenters, welders, weavers and upholsterers who work to a drawing. For tables, beds, shelves and shutters, an order made nearby has two advantages over a container: it fits the room, and the person who made it can be rung up. It also has two conditions. Draw it with measurements, and agree on the timber by its name, its dryness and its finish. Pay in stages that follow something you can see, as you would for a building.

Import what is hard to make well in small numbers: mattresses, taps, locks, good lamps, large appliances. For each, ask who services it in Dakar and whether parts are in stock. A beautiful oven without a technician is a cupboard.

## The order in which to buy

1. Beds, and one table to eat and work at. A family can live on that for a month.
2. Fans, lamps and curtains to the west.
3. Storage, once you know what the container really holds.
4. The sofa, after you have seen where the sun falls at five in the afternoon.
5. Everything with a pattern, last.

If the home is for letting, keep a list with one photograph and one price for each object; it will serve as the inventory of the lease. The difference between a furnished and an unfurnished rent has to pay for wear, and for the evenings spent replacing things.

## When to ask for help

A designer is worth the fee when there are walls to move, or when nobody can be on site. Otherwise an hour of advice may do. The [design studio](/design-studio) takes both kinds of request, and a plain question can come through the [contact page](/contact?subject=design). Bring the plan, the budget and one thing you already own and like. The rest can be built around that.`,
  contentFr: `Sur la presqu’île de Dakar, une maison n’est jamais loin de l’océan, et l’air le porte plus loin que le regard. Une lampe achetée pour un appartement parisien rouillera aux vis en deux ans ; un canapé dans la mauvaise étoffe passera d’un seul côté, ce qui est pire. Meubler ici relève moins du goût que de la chimie, et le goût vient ensuite sans peine.

Ce sont les notes d’une maison qui écrit sur les maisons, non des résultats d’essais. Les prix sont laissés de côté à dessein : demandez-les par écrit, datés, la livraison et la pose sur des lignes à part.

## Ce que fait la mer

Le sel se dépose en une pellicule qui prend l’eau de l’air. Il mange d’abord l’acier nu, puis les placages bon marché, puis les contacts minces des interrupteurs et des télécommandes. Le soleil emporte la couleur, surtout le rouge et le noir. La poussière d’harmattan entre dans tout ce qui a du poil ou une charnière. De juillet à octobre environ, l’humidité gonfle le bois, que les mois secs resserrent ensuite ; les assemblages collés une seule fois cèdent.

Trois questions passent donc avant le style. Est-ce que cela se lave ? Est-ce que cela se répare ici ? Que devient la partie que personne ne voit ?

## Métal, bois, pierre

- **Le métal.** Le laiton massif fonce, et l’on peut le laisser faire ; le laiton plaqué cloque. L’aluminium bien laqué dure. Près du rivage, l’inox doit être de qualité marine, et rincé à l’eau douce. Demandez de quoi sont faites les vis : elles lâchent avant le cadre.
- **Le bois.** Une essence dense, huilée plutôt que vernie, pardonne. Le vernis craquelle au soleil et il faut alors tout reprendre. Le placage sur aggloméré se soulève aux bords dès les premières pluies.
- **La pierre et le granito.** Frais sous le pied, indifférents au sel. Le citron et le bissap marquent le marbre : protégez-le, ou acceptez les marques.
- **Le rotin et le cannage.** Légers, réparables, à l’aise dans l’air humide, mal à l’aise en plein soleil. Sous une véranda, ils tiennent des années.

![Une planche de matières au soleil : marbre, chêne, carreaux de terre cuite, laiton et tissus.](picture:design-material-board "Une planche d’échantillons, dessinée pour Kais. Laissez la vôtre un mois sur l’appui de la fenêtre avant de commander.")

## Les étoffes

Prenez du coton, du lin et du tissé en bandes, avec des housses qui s’enlèvent. Une toile claire et serrée cache mieux la poussière qu’un velours sombre, qui la garde. Dehors, choisissez des tissus teints dans la masse, non imprimés, et rentrez les coussins de novembre à mars, quand la poussière circule. Les rideaux font deux métiers : doublés à l’ouest, légers ailleurs. Ni les uns ni les autres n’arrêtent la chaleur une fois la vitre passée, comme l’expliquent [nos notes sur le climat](/kais-media/articles/a-house-for-the-harmattan-and-the-rains).

![Détail d’un tissé en bandes, ivoire, encre et terre cuite.](picture:woven-textile-detail "Tissé en bandes : des lés étroits cousus bord à bord. Dessiné pour Kais.")

## Ce qui se fait ici

Dakar a des menuisiers, des soudeurs, des tisserands et des tapissiers qui travaillent sur dessin. Pour une table, un lit, des rayonnages ou des volets, une commande passée tout près a deux avantages sur un conteneur : elle est à la mesure de la pièce, et l’on peut appeler celui qui l’a faite. Elle a aussi deux conditions. Dessinez-la avec des cotes, et convenez de l’essence par son nom, son séchage et sa finition. Payez par étapes qui suivent quelque chose de visible, comme pour un bâtiment.

Importez ce qui se fait mal en petit nombre : matelas, robinets, serrures, bons luminaires, gros appareils. Pour chacun, demandez qui l’entretient à Dakar et si les pièces sont en stock. Un beau four sans technicien est un placard.

## L’ordre des achats

1. Les lits, et une table pour manger et travailler. Une famille vit un mois avec cela.
2. Les ventilateurs, les lampes, les rideaux de l’ouest.
3. Les rangements, quand on sait ce que le conteneur contient vraiment.
4. Le canapé, après avoir vu où tombe le soleil à 17 h.
5. Tout ce qui a un motif, en dernier.

Si le logement est à louer, tenez une liste avec une photo et un prix par objet ; elle servira d’inventaire au bail. L’écart entre un loyer meublé et un loyer nu doit payer l’usure, et les soirées passées à remplacer les choses.

## Quand se faire aider

Un architecte d’intérieur vaut ses honoraires quand il y a des murs à déplacer, ou quand personne ne peut être sur place. Sinon, une heure de conseil suffit parfois. Le [studio de décoration](/design-studio) reçoit les deux sortes de demandes, et une simple question peut passer par la [page de contact](/contact?subject=design). Apportez le plan, le budget et un objet que vous possédez déjà et que vous aimez. Le reste peut se bâtir autour.`,
  author: 'Kais Media',
  category: 'lifestyle',
  tags: ['design', 'harmattan', 'Dakar'],
  picture: 'dining-arch-niche',
  isPublished: true,
  isFeatured: false,
  publishedAt: '2026-11-02T09:00:00Z',
  position: 7,
  metaTitle: 'Furnishing a house by the sea in Dakar',
  metaTitleFr: 'Meubler une maison au bord de la mer à Dakar',
  metaDescription:
    'Metal, wood, stone and cloth near the ocean: what lasts in Dakar, what is made there, and in which order to buy.',
  metaDescriptionFr:
    'Métal, bois, pierre et étoffes près de l’océan : ce qui tient à Dakar, ce qui s’y fabrique, et dans quel ordre acheter.',
}
