import type { DemoArticle } from '../demo-types.ts'

export const article: DemoArticle = {
  title: 'A lease in Dakar: what to read before you sign',
  titleFr: 'Un bail à Dakar : que lire avant de signer',
  slug: 'a-lease-in-dakar-before-you-sign',
  excerpt:
    'How much may be asked before the keys, what a month really costs, and the clauses to read twice. For tenants, and for owners who want to keep theirs.',
  excerptFr:
    'Ce qui peut être demandé avant les clés, ce qu’un mois coûte vraiment, et les clauses à lire deux fois. Pour les locataires, et pour les propriétaires qui veulent garder les leurs.',
  content: `A lease is the paper that a family in Dakar reads least and uses most. It is signed in a hurry, between a school run and a container, and opened again on the day the pump stops. An hour spent on it beforehand is the cheapest hour of the move.

What follows is general information, indicative, 2025. It is not legal advice: have a notary or a lawyer confirm what matters to you, above all the texts quoted here.

## What may be asked before the keys

The figure to know is two months. The deposit, together with any rent taken in advance as security, may not exceed two months of rent: decree 77-527, article 7. It is often forgotten, and larger sums are still asked for. When that happens, ask under which text, politely and in writing. The answer may be that part of the sum is something else: the first month itself, or the agency’s fee. Each should then have its own line and its own receipt.

An example, with round figures of our own. For a rent of 900,000 FCFA a month:

| Line | FCFA |
| --- | ---: |
| First month | 900,000 |
| Deposit, one month | 900,000 |
| Agency fee, if one month was agreed | 900,000 |
| To have ready on the day | 2,700,000 |

Only the second line comes back to you. Write into the lease when, and against what inventory.

## What a month really costs

Asking rents, indicative, 2025: from 300,000 to 600,000 FCFA in Mermoz, Sacré-Cœur and Ouakam; above 800,000 for the upper part of the market in Almadies and Plateau; from 2 million for a villa in Almadies. They say little by themselves. Ask what is included, and get the rest as lines.

- Building charges: guard, lift, cleaning, common light.
- Water, and the lorry when the tank is empty.
- Electricity: two real bills, one from a cool month and one from October.
- Fuel for the generator: who buys it, and what the generator carries.
- Internet: a line that works, not a promise of one.

Two flats at the same rent can differ by a third once these are added. Our [five districts compared](/kais-media/articles/five-districts-of-dakar-for-a-family) give an idea of the levels; the homes to let now are [in the list](/kais-nest?type=rent).

![A kitchen with green cabinets, an oven and a long worktop.](picture:kitchen-green-cabinets "Whose is the oven, and who mends it? Ask before the lease is printed. A drawn image, not an existing home.")

## Clauses to read twice

1. **Who signs.** The owner, or someone with a written mandate. Ask to see it, and compare the name with the title if you can.
2. **How long.** The term, the notice on each side, and what happens if you leave early because your work does. People posted for a time should ask for a sentence about transfer.
3. **The rent, later.** Whether it may change during the term, how, and with how much warning.
4. **Who repairs what.** A list beats a principle. Pump, water heater, air conditioners, generator, roof: one name and a number of days beside each.
5. **The inventory.** Made together, room by room, with photographs and meter readings, signed by both on the day of the keys and again on the last.
6. **Receipts.** For every payment, with the month it pays for. Mobile money leaves a trace but does not say what it was for.

If a clause was agreed aloud, it goes into the paper before the signature. Afterwards it is a memory, and there will be two versions of it.

## For owners

The same list protects the other side. A deposit within the limit, an honest inventory and a repair list with dates keep a good tenant longer than a locked rent does. An empty month costs more than most repairs: at 900,000 FCFA it is one twelfth of the year. Those who live abroad need someone near the pump; management of a long let costs 8% of the monthly rent with us, and the fee should be weighed against that empty month.

Keep the yearly property tax, the CFPB, in the sum: 5% of the rental value, indicative, 2025. [What an owner earns](/invest) is what is left after the lines, not before.

## Before the pen

Read the lease on a screen larger than a telephone. Sleep on it once. Then ask the three questions that settle most quarrels in advance: what do I get back, who do I ring at night, and how do we part? If the paper answers all three, it is a good lease. If you would like a second reader for the practical part, [write to us](/contact?subject=real-estate); the common questions are [answered here](/faq).`,
  contentFr: `Le bail est le papier qu’une famille de Dakar lit le moins et emploie le plus. On le signe vite, entre l’école et le conteneur, et on le rouvre le jour où la pompe s’arrête. L’heure qu’on lui donne avant est la moins chère du déménagement.

Ce qui suit est une information générale, indicative, 2025. Ce n’est pas un conseil juridique : faites confirmer par un notaire ou un avocat ce qui compte pour vous, et d’abord les textes cités ici.

## Ce qui peut être demandé avant les clés

Le chiffre à connaître est deux mois. La caution, ajoutée au loyer pris d’avance en garantie, ne peut dépasser deux mois de loyer : décret 77-527, article 7. On l’oublie souvent, et des sommes plus élevées sont encore demandées. En ce cas, demandez en vertu de quel texte, poliment et par écrit. La réponse sera peut-être qu’une part de la somme est autre chose : le premier mois lui-même, ou les frais d’agence. Chaque poste doit alors avoir sa ligne et son reçu.

Un exemple, avec des chiffres ronds qui sont les nôtres. Pour un loyer de 900 000 FCFA par mois :

| Ligne | FCFA |
| --- | ---: |
| Premier mois | 900 000 |
| Caution, un mois | 900 000 |
| Frais d’agence, si un mois a été convenu | 900 000 |
| À prévoir le jour venu | 2 700 000 |

Seule la deuxième ligne vous revient. Faites inscrire au bail quand, et au vu de quel état des lieux.

## Ce que coûte vraiment un mois

Loyers demandés, indicatifs, 2025 : de 300 000 à 600 000 FCFA à Mermoz, Sacré-Cœur et Ouakam ; plus de 800 000 pour le haut du marché aux Almadies et au Plateau ; à partir de 2 millions pour une villa aux Almadies. Seuls, ils disent peu. Demandez ce qui est compris, et obtenez le reste ligne par ligne.

- Les charges de l’immeuble : gardien, ascenseur, ménage, éclairage des parties communes.
- L’eau, et le camion quand la cuve est vide.
- L’électricité : deux vraies factures, l’une d’un mois frais, l’autre d’octobre.
- Le carburant du groupe : qui l’achète, et ce que le groupe alimente.
- Internet : une ligne qui marche, non la promesse d’une ligne.

Deux appartements au même loyer peuvent différer d’un tiers une fois tout compté. Nos [cinq quartiers comparés](/kais-media/articles/five-districts-of-dakar-for-a-family) donnent une idée des niveaux ; les biens à louer en ce moment sont [dans la liste](/kais-nest?type=rent).

![Une cuisine aux placards verts, un four et un long plan de travail.](picture:kitchen-green-cabinets "À qui est le four, et qui le répare ? Demandez-le avant que le bail soit imprimé. Image dessinée, non un logement existant.")

## Les clauses à lire deux fois

1. **Qui signe.** Le propriétaire, ou quelqu’un qui a un mandat écrit. Demandez à le voir, et comparez le nom au titre si vous le pouvez.
2. **Pour combien de temps.** La durée, le préavis de chaque côté, et ce qui se passe si vous partez tôt parce que votre poste est déplacé. Qui est en mission demandera une phrase sur la mutation.
3. **Le loyer, plus tard.** S’il peut changer en cours de bail, comment, et avec quel délai.
4. **Qui répare quoi.** Une liste vaut mieux qu’un principe. Pompe, chauffe-eau, climatiseurs, groupe, toiture : un nom et un nombre de jours en face de chacun.
5. **L’état des lieux.** Fait ensemble, pièce par pièce, avec photos et relevé des compteurs, signé des deux parties le jour des clés et de nouveau le dernier jour.
6. **Les reçus.** Pour chaque paiement, avec le mois qu’il règle. Le mobile money laisse une trace, mais ne dit pas pour quoi.

Ce qui a été convenu de vive voix entre dans le papier avant la signature. Après, c’est un souvenir, et il y en aura deux versions.

## Pour les propriétaires

La même liste protège l’autre côté. Une caution dans la limite, un état des lieux honnête et une liste de réparations datée retiennent un bon locataire plus longtemps qu’un loyer bloqué. Un mois vide coûte plus que la plupart des réparations : à 900 000 FCFA, c’est un douzième de l’année. Qui vit à l’étranger a besoin de quelqu’un près de la pompe ; chez nous, la gestion d’une location de longue durée coûte 8 % du loyer mensuel, à mettre en regard de ce mois vide.

Gardez la contribution foncière annuelle, la CFPB, dans le calcul : 5 % de la valeur locative, indicatif, 2025. [Ce que gagne un propriétaire](/invest) est ce qui reste après les lignes, non avant.

## Avant de prendre le stylo

Lisez le bail sur un écran plus grand qu’un téléphone. Laissez passer une nuit. Puis posez les trois questions qui règlent d’avance la plupart des querelles : que me rend-on, qui appeler la nuit, et comment se quitte-t-on ? Si le papier répond aux trois, c’est un bon bail. Si vous souhaitez un second lecteur pour la partie pratique, [écrivez-nous](/contact?subject=real-estate) ; les questions courantes ont [leur réponse ici](/faq).`,
  author: 'Kais Media',
  category: 'real-estate',
  tags: ['bail', 'budget', 'CFPB', 'Dakar'],
  picture: 'residence-entrance',
  isPublished: true,
  isFeatured: false,
  publishedAt: '2026-11-09T09:00:00Z',
  position: 8,
  metaTitle: 'A lease in Dakar: deposit, charges and clauses',
  metaTitleFr: 'Bail à Dakar : caution, charges et clauses',
  metaDescription:
    'The deposit limit of decree 77-527, what a month of rent leaves out, and six clauses to read twice before signing. Indicative, 2025.',
  metaDescriptionFr:
    'La limite de caution du décret 77-527, ce qu’un loyer ne compte pas, et six clauses à relire avant de signer. Indicatif, 2025.',
}
