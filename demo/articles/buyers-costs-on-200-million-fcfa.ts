import type { DemoArticle } from '../demo-types.ts'

export const article: DemoArticle = {
  title: 'A buyer’s costs on 200 million FCFA, line by line',
  titleFr: 'Les frais de l’acheteur sur 200 millions de FCFA, ligne par ligne',
  slug: 'buyers-costs-on-200-million-fcfa',
  excerpt:
    'On a price of 200 million FCFA, the lines we can name come to about 17.3 million. Each is worked out below, with what the total leaves out.',
  excerptFr:
    'Pour un prix de 200 millions de FCFA, les lignes que l’on peut nommer font environ 17,3 millions. Chacune est calculée ici, avec ce que le total ne comprend pas.',
  content: `Buyers are often quoted one percentage for the costs of a purchase. One percentage cannot be checked. Lines can. This page takes a price of 200 million FCFA, about 304,898 euros at the fixed rate of 655.957, and works through each line that can be named in advance.

Every rate here is indicative, 2025, and to be confirmed with a notary. Rates change, and a property with a bail rather than a titre foncier may be treated differently.

## The two lines that go to the State

- **Registration duty**, 5% of the price: 200,000,000 × 5% = **10,000,000 FCFA**.
- **Land publicity**, about 1%: 200,000,000 × 1% = **2,000,000 FCFA**.

The first taxes the transfer. The second pays for writing your name in the land register, which is the point of the exercise. Together they make 12 million, more than two thirds of the total.

## The notary’s fee, band by band

The fee follows a scale that falls as the price rises. Each rate applies only to the slice inside its band, not to the whole price.

- From 0 to 20 million, 4.5%: 20,000,000 × 4.5% = **900,000 FCFA**.
- From 20 to 80 million, 3%: 60,000,000 × 3% = **1,800,000 FCFA**.
- From 80 to 300 million, 1.5%: 120,000,000 × 1.5% = **1,800,000 FCFA**.
- Above 300 million, 0.75%: nothing here, as the price does not reach it.

The fee is therefore **4,500,000 FCFA**. VAT at 18% is charged on the fee, not on the price: 4,500,000 × 18% = **810,000 FCFA**.

## The total, and what it hides

Ten million, two million, four and a half million and 810,000 make **17,310,000 FCFA**, or about 26,389 euros. The buyer of a home at 200 million should have 217,310,000 FCFA at hand, about 331,287 euros, before a single curtain.

That is 8.66% of this price, and only of this price. With the same lines and the same rates:

- at 100 million, the costs come to 9,540,000 FCFA, or 9.54%;
- at 200 million, to 17,310,000 FCFA, or 8.66%;
- at 400 million, to 31,965,000 FCFA, or 7.99%.

The percentage falls as the price rises, because of the bands. This is why we show lines. You will also read 15% and more in other guides. Some still carry an older rate for registration, others add items without naming them. When a figure differs from this page, ask for its lines; the answer is usually in one of them.

## What is not in the sum

The lines above are those that can be worked out from the price alone. Others depend on the file.

- Disbursements: stamps, copies, extracts and other small sums the notary advances for you.
- An agency fee, if one was agreed, and who owes it.
- A surveyor, and an architect or engineer to look at the building.
- The cost of a loan and of its mortgage, if you borrow.
- Bank charges on transfers, and the exchange when you start from dollars. The euro rate is fixed; the dollar rate has a date.
- In a building with shared parts, the charges of the co-ownership from the day of delivery.

We put no figure on these, because any figure would be a guess. Ask the notary for a written estimate before you sign anything. The quickest way is to copy the lines into a sheet, replace the price, and send the sheet with one question: which line is wrong? A notary will answer that sooner than a request for an estimate of costs, and you will know what you are paying for. If the reply comes back as one percentage, ask again.

## What the seller owes, and what comes each year

The tax on the seller’s gain, indicatively 10%, is the seller’s. It matters to you for one reason: a seller who discovers it late may try to move it into the price.

After the purchase comes a yearly property tax, the CFPB, at 5% of the rental value (indicative, 2025). If the rental value is taken as 12 million FCFA a year, the tax is 600,000 FCFA. The example is ours; the value itself is set by the tax office.

For another price, the [calculator of buying costs](/buying-costs) shows the same lines at the same rates. Neither line changes the 17.3 million. Both belong in the decision.`,
  contentFr: `On annonce souvent à l’acheteur un seul pourcentage pour l’ensemble des frais. Un pourcentage ne se vérifie pas. Des lignes, si. Cette page part d’un prix de 200 millions de FCFA, soit environ 304 898 euros à la parité fixe de 655,957, et calcule chaque ligne que l’on peut nommer d’avance.

Tous les taux sont indicatifs, 2025, et à confirmer auprès d’un notaire. Ils changent, et un bien sous bail n’est pas forcément traité comme un titre foncier.

## Les deux lignes qui vont à l’État

- **Droits d’enregistrement**, 5 % du prix : 200 000 000 × 5 % = **10 000 000 FCFA**.
- **Publicité foncière**, environ 1 % : 200 000 000 × 1 % = **2 000 000 FCFA**.

La première frappe la mutation. La seconde paie l’inscription de votre nom au livre foncier, ce qui est le but de l’opération. Ensemble, elles font 12 millions, plus des deux tiers du total.

## Les émoluments du notaire, tranche par tranche

Ils suivent un barème dégressif. Chaque taux ne porte que sur la part du prix comprise dans sa tranche, non sur le prix entier.

- De 0 à 20 millions, 4,5 % : 20 000 000 × 4,5 % = **900 000 FCFA**.
- De 20 à 80 millions, 3 % : 60 000 000 × 3 % = **1 800 000 FCFA**.
- De 80 à 300 millions, 1,5 % : 120 000 000 × 1,5 % = **1 800 000 FCFA**.
- Au-delà de 300 millions, 0,75 % : rien ici, le prix n’y arrive pas.

Les émoluments sont donc de **4 500 000 FCFA**. La TVA de 18 % porte sur eux, non sur le prix : 4 500 000 × 18 % = **810 000 FCFA**.

## Le total, et ce qu’il cache

Dix millions, deux millions, quatre millions et demi et 810 000 francs font **17 310 000 FCFA**, soit environ 26 389 euros. Qui achète à 200 millions doit donc disposer de 217 310 000 FCFA, environ 331 287 euros, avant le premier rideau.

C’est 8,66 % de ce prix, et de ce prix seulement. Avec les mêmes lignes et les mêmes taux :

- à 100 millions, les frais sont de 9 540 000 FCFA, soit 9,54 % ;
- à 200 millions, de 17 310 000 FCFA, soit 8,66 % ;
- à 400 millions, de 31 965 000 FCFA, soit 7,99 %.

Le pourcentage baisse quand le prix monte, à cause des tranches. Voilà pourquoi nous montrons des lignes. Vous lirez aussi 15 % et davantage dans d’autres guides. Certains gardent un ancien taux d’enregistrement, d’autres ajoutent des postes sans les nommer. Quand un chiffre s’écarte de cette page, demandez ses lignes ; la réponse est en général dans l’une d’elles.

## Ce que la somme ne comprend pas

Les lignes ci-dessus se déduisent du seul prix. D’autres dépendent du dossier.

- Les débours : timbres, copies, extraits et autres petites sommes que le notaire avance pour vous.
- Les frais d’agence, s’ils ont été convenus, et qui les doit.
- Un géomètre, et un architecte ou un ingénieur pour regarder le bâti.
- Le coût d’un prêt et de son hypothèque, si vous empruntez.
- Les frais bancaires des virements, et le change si vous partez du dollar. La parité de l’euro est fixe ; le cours du dollar porte une date.
- Dans un immeuble, les charges de copropriété à compter de la livraison.

Nous n’y mettons pas de chiffre : il serait deviné. Demandez au notaire une estimation écrite avant toute signature. Le plus court est de recopier les lignes dans un tableau, de changer le prix, et d’envoyer le tableau avec une seule question : quelle ligne est fausse ? Il y répondra plus vite qu’à une demande générale, et vous saurez ce que vous payez. Si la réponse tient en un pourcentage, reposez la question.

## Ce que doit le vendeur, et ce qui revient chaque année

L’impôt sur la plus-value, 10 % à titre indicatif, est dû par le vendeur. Il vous concerne pour une seule raison : un vendeur qui le découvre tard peut chercher à le glisser dans le prix.

Après l’achat vient chaque année la contribution foncière sur les propriétés bâties, la CFPB, à 5 % de la valeur locative (indicatif, 2025). Pour une valeur locative de 12 millions de FCFA par an, elle est de 600 000 FCFA. L’exemple est de nous ; la valeur, elle, est fixée par l’administration fiscale.

Pour un autre prix, le [calcul des frais d’achat](/buying-costs) montre les mêmes lignes aux mêmes taux. Ni l’une ni l’autre ligne ne change les 17,3 millions. Les deux ont leur place dans la décision, l’une parce qu’elle pèse sur la négociation, l’autre parce qu’elle revient chaque année.`,
  author: 'Kais Media',
  category: 'investment',
  tags: ['budget', 'FCFA', 'TVA', 'CFPB'],
  picture: 'study-desk-lamp',
  isPublished: true,
  isFeatured: false,
  publishedAt: '2026-05-28T09:00:00Z',
  position: 3,
  metaTitle: 'Buyer’s costs in Senegal on 200 million FCFA',
  metaTitleFr: 'Frais d’achat au Sénégal sur 200 millions de FCFA',
  metaDescription:
    'Registration, land publicity, notary bands and VAT on a 200 million FCFA purchase in Senegal, worked out line by line. Indicative, 2025.',
  metaDescriptionFr:
    'Enregistrement, publicité foncière, tranches du notaire et TVA pour un achat de 200 millions de FCFA au Sénégal, ligne par ligne. Indicatif, 2025.',
}
