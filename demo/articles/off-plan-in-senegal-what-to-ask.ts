import type { DemoArticle } from '../demo-types.ts'

export const article: DemoArticle = {
  title: 'Off-plan in Senegal: what VEFA means and what to ask',
  titleFr: 'Acheter sur plan au Sénégal : ce que veut dire VEFA, et que demander',
  slug: 'off-plan-in-senegal-what-to-ask',
  excerpt:
    'VEFA is a sale of something that does not exist yet. What the law says in Senegal, what it does not say, and the questions to put before a reservation.',
  excerptFr:
    'La VEFA est la vente de ce qui n’existe pas encore. Ce que disent les textes au Sénégal, ce qu’ils ne disent pas, et les questions à poser avant de réserver.',
  content: `VEFA stands for *vente en l’état futur d’achèvement*: the sale of a building in its future, finished state. In plain words, you sign for a flat or a villa that is a plan, a model and a building site, and you pay as it rises. The price can be lower than that of a finished home. The difference pays for time, and for the chance that things go otherwise.

The legal points below are indicative, 2025, and to be confirmed with a notary. This page is not legal advice.

## What you are really buying

You buy three things at once: a right to a piece of land or to a share of it, a promise to build, and a promise to finish by a date. Each can fail on its own. The land may carry a mortgage, the building may differ from the plan, the date may slip by a year. A good contract treats the three separately. A brochure treats them as one picture.

## What is law, and what is habit

Some of what buyers are told is Senegalese law. Some of it is French law, heard so often that it sounds local.

- **Law.** Developers fall under the Construction Code (law 2009-23) and its decree 2010-99.
- **Law.** A sale of registered property without a notary is void (COCC, article 383). A reservation form signed in a sales office is not a sale.
- **Not Senegalese law.** The split of 35, 35, 25 and 5% comes from French rules. We have found no Senegalese text that caps payments by building stage. A schedule that copies the French one does so by contract, and only the contract will defend you.
- **Habit.** Late penalties vary. One Dakar contract of 2021 provided for 10,000 FCFA a day. That is one example, not a rate set by anyone.

The last figure deserves a sum. Thirty days at 10,000 FCFA make 300,000 FCFA. If a comparable flat rents for 800,000 FCFA a month, an indicative level for the upper part of the market in 2025, the penalty does not pay for the roof you need in the meantime.

## What to ask before reserving

Ask in writing, and keep the answers with the contract.

1. What is the title of the land: titre foncier, bail or délibération? In whose name?
2. What is the date of the last *état des droits réels*, and does it show a mortgage?
3. Who is the notary, and may I appoint my own beside him or her?
4. Is there a building permit, with its number, and does it match the plans I was shown?
5. Is there a completion guarantee? Who gives it, for what amount, until when? Who pays me if the site stops?
6. Into which account do I pay, and who controls it?
7. What is the delivery date, what counts as delivery, and what is the penalty for each day of delay?
8. Which finishes are in the contract, by type and thickness, and which only in the pictures?
9. How is the floor area measured, and what happens if it is short?

A developer who answers all nine has work behind the brochure. One who answers five may still be honest; the other four are then your risk, and the price should say so.

![Floor plan of a three-bedroom flat with its measurements.](picture:plan-filao-flat "A plan of an imagined flat: 118 m² between the axes of walls, loggia included. Measured inside the rooms, it is less.")

## Reading a payment schedule

A schedule is sound when each payment follows something that can be seen. Foundations poured, frame complete, roof watertight, partitions up, keys handed over: these can be visited and filmed. *Month six* cannot. Read it with three questions.

- Does the money paid ever run far ahead of the work done?
- Who certifies a stage: the developer alone, or an architect who is independent of him?
- How much is left to pay at delivery? A buyer with nothing left to pay has little left to say.

## The risk, plainly

An unfinished building produces no rent and is hard to sell. Advertised yields are gross, they depend on a tenant who is not there yet, and they can fail to come. You can lose part of what you pay, or all of it. Put into an off-plan purchase what you can leave there longer than the contract says.

There is no standard schedule to show you, so ask for the one in the contract of your own project. The [projects on this site](/invest) each show their own schedule where there is one. An enquiry sent to us is an enquiry: no investment is paid for on this site.`,
  contentFr: `VEFA veut dire vente en l’état futur d’achèvement. En clair : vous signez pour un appartement ou une villa qui n’est encore qu’un plan, une maquette et un chantier, et vous payez à mesure qu’il monte. Le prix peut être inférieur à celui d’un logement fini. L’écart rémunère le temps, et la possibilité que les choses se passent autrement.

Les points de droit cités ici sont indicatifs, 2025, et à confirmer auprès d’un notaire. Cette page n’est pas un conseil juridique.

## Ce que l’on achète vraiment

Trois choses à la fois : un droit sur un terrain, ou sur une part de terrain ; une promesse de construire ; une promesse de finir à une date. Chacune peut manquer seule. Le terrain peut être hypothéqué, le bâtiment s’écarter du plan, la date glisser d’un an. Un bon contrat traite les trois séparément. Une plaquette n’en fait qu’une image.

## Ce qui est la loi, ce qui est l’usage

Une partie de ce que l’on raconte aux acheteurs relève du droit sénégalais. Une autre relève du droit français, si souvent entendu qu’on le croit local.

- **La loi.** Les promoteurs relèvent du Code de la construction (loi 2009-23) et de son décret 2010-99.
- **La loi.** La vente d’un immeuble immatriculé sans notaire est nulle (COCC, article 383). Un bulletin de réservation signé dans un bureau de vente n’est pas une vente.
- **Pas la loi sénégalaise.** La répartition 35, 35, 25 et 5 % vient des règles françaises. Nous n’avons trouvé aucun texte sénégalais qui plafonne les paiements par stade de travaux. Un échéancier qui la recopie le fait par contrat, et seul le contrat vous défendra.
- **L’usage.** Les pénalités de retard varient. Un contrat dakarois de 2021 prévoyait 10 000 FCFA par jour. C’est un exemple, non un taux fixé par qui que ce soit.

Ce dernier chiffre mérite un calcul. Trente jours à 10 000 FCFA font 300 000 FCFA. Si un appartement comparable se loue 800 000 FCFA par mois, niveau indicatif du haut du marché en 2025, la pénalité ne paie pas le toit dont vous avez besoin en attendant.

## Les questions avant de réserver

Posez-les par écrit, et gardez les réponses avec le contrat.

1. Quel est le titre du terrain : titre foncier, bail ou délibération ? Au nom de qui ?
2. De quand date le dernier état des droits réels, et porte-t-il une hypothèque ?
3. Qui est le notaire, et puis-je désigner le mien à ses côtés ?
4. Y a-t-il une autorisation de construire, avec son numéro, et correspond-elle aux plans montrés ?
5. Y a-t-il une garantie d’achèvement ? Donnée par qui, pour quel montant, jusqu’à quand ? Qui me rembourse si le chantier s’arrête ?
6. Sur quel compte est-ce que je paie, et qui le contrôle ?
7. Quelle est la date de livraison, qu’appelle-t-on livraison, et quelle est la pénalité par jour de retard ?
8. Quelles finitions figurent au contrat, avec leur type et leur épaisseur, et lesquelles seulement sur les images ?
9. Comment la surface est-elle mesurée, et que se passe-t-il s’il en manque ?

Un promoteur qui répond aux neuf a travaillé derrière sa plaquette. Celui qui répond à cinq peut être honnête ; les quatre autres sont alors votre risque, et le prix devrait le dire.

![Plan d’un trois-chambres avec ses cotes.](picture:plan-filao-flat "Le plan d’un appartement imaginé : 118 m² entre axes des murs, loggia comprise. Mesuré dans les pièces, il y en a moins.")

## Lire un échéancier

Un échéancier est sain quand chaque versement suit une chose visible. Fondations coulées, gros œuvre terminé, toiture étanche, cloisons montées, clés remises : cela se visite et se filme. « Le sixième mois » ne se filme pas. Trois questions suffisent pour le lire.

- L’argent versé prend-il, à un moment, beaucoup d’avance sur les travaux ?
- Qui constate le stade atteint : le promoteur seul, ou un architecte indépendant de lui ?
- Que reste-t-il à payer à la livraison ? Qui n’a plus rien à payer n’a plus grand-chose à dire.

## Le risque, sans détour

Un immeuble inachevé ne rapporte aucun loyer et se revend mal. Les rendements annoncés sont bruts, dépendent d’un locataire qui n’est pas encore là, et peuvent ne pas venir. Vous pouvez perdre une partie de vos versements, ou la totalité. N’engagez sur plan que ce que vous pouvez y laisser plus longtemps que le contrat ne le dit.

Il n’existe pas d’échéancier type que l’on puisse vous montrer ; demandez celui du contrat de votre projet. Les [projets de ce site](/invest) montrent chacun le leur, quand il y en a un. Une demande qui nous est envoyée reste une demande : aucun investissement ne se paie sur ce site.`,
  author: 'Kais Media',
  category: 'investment',
  tags: ['VEFA', 'COCC', 'diaspora', 'Dakar'],
  picture: 'maquette-residence-facade',
  isPublished: true,
  isFeatured: false,
  publishedAt: '2026-04-16T09:00:00Z',
  position: 2,
  metaTitle: 'Buying off-plan (VEFA) in Senegal: what to ask',
  metaTitleFr: 'Acheter sur plan (VEFA) au Sénégal : que demander',
  metaDescription:
    'What an off-plan sale (VEFA) means in Senegal, what is law and what is habit, how to read a payment schedule, and what to ask before reserving.',
  metaDescriptionFr:
    'Ce qu’est une vente sur plan (VEFA) au Sénégal, ce qui relève de la loi ou de l’usage, comment lire un échéancier, que demander avant de réserver.',
}
