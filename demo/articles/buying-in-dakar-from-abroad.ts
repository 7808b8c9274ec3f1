import type { DemoArticle } from '../demo-types.ts'

export const article: DemoArticle = {
  title: 'Buying in Dakar from abroad, in the right order',
  titleFr: 'Acheter à Dakar depuis l’étranger, dans le bon ordre',
  slug: 'buying-in-dakar-from-abroad',
  excerpt:
    'A purchase made from a distance goes wrong when a sensible step comes too early, and that step is usually the payment. Here is the order, and what each paper proves.',
  excerptFr:
    'Un achat à distance tourne mal quand une étape raisonnable arrive trop tôt, et cette étape est le plus souvent le paiement. Voici l’ordre à suivre, et ce que prouve chaque papier.',
  content: `A purchase from Paris, New York or Milan is not harder than one made in Dakar. It is slower, and it depends on people you cannot watch. What protects a distant buyer is an order: each step yields a paper, and the next step waits until someone paid by you has read it.

What follows is a working order, not legal advice. Rules and figures are indicative, 2025, and to be confirmed with a notary in Senegal.

## The order of steps

1. Write the budget in FCFA, costs included. The euro is fixed at 655.957 francs; the dollar moves, so put a date beside any dollar figure.
2. Choose your notary before you choose the house. A buyer may name one; the seller’s notary is not automatically yours.
3. Ask the seller for the title number, a plan of the plot and an identity document.
4. Have your notary order an *état des droits réels*, the extract from the land register that names the owner and lists mortgages and other charges. Look at its date.
5. Have the place seen, by you, by a relative, or by someone who films it live from the street to the electricity meter.
6. Agree the price in a preliminary contract drawn up by the notary, with its conditions and an end date.
7. Sign, in person or through a power of attorney limited to this purchase, and pay through the notary’s office.
8. Wait for the registration in your name, then ask for a fresh extract. The purchase ends there, not with the keys.

## Three papers that are not equal

- **Titre foncier.** The land is registered; the title has a number and a page in the land book. This is ownership, and it is what a bank or a later buyer will ask to see.
- **Bail.** The land is leased for a long period, usually by the State. You buy what remains of a right. Ask how many years are left, what yearly charge is due, whose consent a transfer needs, and whether the lease can be converted into a title.
- **Délibération.** A municipality allocates land from the national domain, which law 64-46 governs. It gives a right to use the land. It does not give ownership, and it is not bought the way a house is bought. Without a notary’s written opinion, treat the price as money at risk.

A low price often has its reason in this list. The house may be sound and its paper weak, and nobody can promise how long it takes to mend a paper.

## What the notary does, and does not do

A sale of registered property made without a notary is void: article 383 of the Code of Civil and Commercial Obligations (COCC). A private agreement, even signed, stamped and witnessed, does not transfer a titre foncier. The notary checks the title, drafts the deed, collects the duties and files the transfer.

The notary does not judge the price, climb on the roof or know which street floods in September. A surveyor compares the boundary with the plan. An architect or an engineer looks at the structure. The neighbours tell the rest.

![Stone piers at the corner of a plot above the sea.](picture:plot-stone-wall "Where the plan says the boundary is, somebody should be able to stand. A drawn image, not a plot for sale.")

## Checks against fraud

The known tricks are few: photographs of someone else’s site, a title copied from another plot, one plot sold to several buyers, a seller who is not the owner. Each meets a check.

- Obtain the extract through your own notary, never as a picture from the seller’s telephone.
- Compare the name on it with the seller’s identity document. If heirs sell, ask for the succession papers; if an agent sells, ask for the mandate.
- Ring the notary’s office on a number you found yourself, and confirm the bank details by voice before the first transfer.
- Pay no deposit to a private person to hold a property, in cash or by mobile money.
- Ask for a live video at the gate and along the boundary, with the date said aloud.
- Distrust hurry. Another buyer arriving this afternoon is not a reason to skip a paper.

## Deciding with the family

Many purchases are decided in a WhatsApp group across several time zones. Send the group the same four facts for every property: the kind of title, the date of the extract, the full cost, and one thing the house is not. When one of the four is missing, the discussion can wait. The full cost comes from the [calculator of buying costs](/buying-costs), line by line, and the homes [for sale](/kais-nest?type=buy) say what they are not.`,
  contentFr: `Acheter depuis Paris, New York ou Milan n’est pas plus difficile qu’acheter sur place. C’est plus lent, et l’on dépend de gens que l’on ne voit pas travailler. Ce qui protège l’acheteur éloigné, c’est un ordre : chaque étape produit un papier, et la suivante attend que ce papier ait été lu par quelqu’un que vous payez.

Voici cet ordre. Ce n’est pas un conseil juridique : règles et chiffres sont indicatifs, 2025, et à confirmer auprès d’un notaire au Sénégal.

## L’ordre des étapes

1. Poser le budget en FCFA, frais compris. L’euro vaut 655,957 francs, parité fixe ; le dollar bouge, datez donc tout montant en dollars.
2. Choisir son notaire avant de choisir la maison. L’acheteur peut désigner le sien ; celui du vendeur n’est pas d’office le vôtre.
3. Demander au vendeur le numéro du titre, un plan du terrain et une pièce d’identité.
4. Faire demander par le notaire un état des droits réels, l’extrait du livre foncier qui nomme le propriétaire et énumère hypothèques et autres charges. Regarder sa date.
5. Faire voir le bien : par vous, par un proche, ou par une personne qui filme en direct, de la rue jusqu’au compteur électrique.
6. Fixer le prix dans un avant-contrat rédigé par le notaire, avec ses conditions et son terme.
7. Signer, en personne ou par une procuration limitée à cet achat, et payer par l’intermédiaire de l’étude du notaire.
8. Attendre l’inscription à votre nom, puis demander un nouvel extrait. L’achat finit là, non à la remise des clés.

## Trois papiers qui ne se valent pas

- **Le titre foncier.** Le terrain est immatriculé ; le titre a un numéro et une page au livre foncier. C’est la propriété, et c’est ce qu’une banque ou un futur acquéreur demandera.
- **Le bail.** Le terrain est loué pour une longue durée, le plus souvent par l’État. Vous achetez ce qui reste d’un droit. Demandez combien d’années il reste, quelle redevance est due, qui doit consentir à la cession, et si le bail peut devenir un titre.
- **La délibération.** Une commune affecte une parcelle du domaine national, que régit la loi 64-46. Elle donne un droit d’usage. Elle ne donne pas la propriété, et ne s’achète pas comme une maison. Sans avis écrit d’un notaire, tenez la somme pour exposée.

Un prix bas trouve souvent sa raison dans cette liste. La maison peut être saine et son papier fragile, et personne ne peut promettre le temps qu’il faut pour réparer un papier.

## Ce que fait le notaire, et ce qu’il ne fait pas

La vente d’un immeuble immatriculé conclue sans notaire est nulle : c’est l’article 383 du Code des obligations civiles et commerciales (COCC). Un acte privé, même signé, tamponné et passé devant témoins, ne transfère pas un titre foncier. Le notaire vérifie le titre, rédige l’acte, perçoit les droits et dépose la mutation.

Il ne juge pas le prix, ne monte pas sur le toit et ignore quelle rue est sous l’eau en septembre. Un géomètre compare les limites au plan. Un architecte ou un ingénieur regarde la structure. Les voisins disent le reste.

![Piliers de pierre à l’angle d’un terrain au-dessus de la mer.](picture:plot-stone-wall "Là où le plan place la limite, quelqu’un doit pouvoir se tenir. Image dessinée, non un terrain à vendre.")

## Les vérifications contre la fraude

Les procédés connus sont peu nombreux : photos du chantier d’autrui, titre recopié d’une autre parcelle, même terrain vendu à plusieurs, vendeur qui n’est pas le propriétaire. À chacun répond une vérification.

- Obtenez l’extrait par votre notaire, jamais en photo depuis le téléphone du vendeur.
- Comparez le nom inscrit à la pièce d’identité. Si des héritiers vendent, demandez les papiers de la succession ; si c’est un mandataire, le mandat.
- Appelez l’étude à un numéro que vous avez trouvé vous-même, et confirmez de vive voix ses coordonnées bancaires avant le premier virement.
- Ne versez à aucun particulier une somme pour « bloquer » un bien, ni en espèces ni par mobile money.
- Demandez une vidéo en direct au portail et le long des limites, la date dite à voix haute.
- Méfiez-vous de la hâte. Un autre acheteur attendu cet après-midi n’est pas une raison de sauter un papier.

## Décider en famille

Beaucoup d’achats se décident dans un groupe WhatsApp, sur plusieurs fuseaux horaires. Envoyez-y, pour chaque bien, les quatre mêmes informations : la nature du titre, la date de l’extrait, le coût complet, et une chose que la maison n’est pas. S’il en manque une, la discussion peut attendre. Le coût complet sort du [calcul des frais d’achat](/buying-costs), ligne par ligne, et les biens [à vendre](/kais-nest?type=buy) disent ce qu’ils ne sont pas.`,
  author: 'Kais Media',
  category: 'real-estate',
  tags: ['diaspora', 'titre foncier', 'bail', 'délibération', 'Dakar'],
  picture: 'house-keys-plans',
  isPublished: true,
  isFeatured: true,
  publishedAt: '2026-02-05T09:00:00Z',
  position: 1,
  metaTitle: 'Buying in Dakar from abroad: steps, titles, notary',
  metaTitleFr: 'Acheter à Dakar depuis l’étranger : étapes, titres, notaire',
  metaDescription:
    'The order of a purchase in Dakar from abroad: titre foncier, bail or délibération, the notary’s part, and the checks that stop common frauds.',
  metaDescriptionFr:
    'L’ordre d’un achat à Dakar depuis l’étranger : titre foncier, bail ou délibération, rôle du notaire et vérifications contre les fraudes courantes.',
}
