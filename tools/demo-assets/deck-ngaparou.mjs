import { both, facts, francs, front, ledger, list, paper, photo, plan, share, title } from './paper.mjs'
import { progressFact, projectCalled, QUESTIONS, schedule } from './paper-parts.mjs'
import { buyersCosts } from './paper-sums.mjs'

const project = projectCalled('Four villas to let by the week, Ngaparou')
const PRICE = project.price
const NIGHT = 130_000
const YEAR = 140 * NIGHT
const FEE = YEAR * 0.15
const LEFT = YEAR - FEE
const costs = buyersCosts(PRICE)

export async function ngaparouDeck() {
  const [warm, day, bed] = [
    await photo('maquette-villas-warm', 1100),
    await photo('maquette-villas-day', 900),
    await photo('bedroom-cane-headboard', 700),
  ]
  const [gross, after] = [share(YEAR, PRICE), share(LEFT, PRICE)]
  const poorYear = 70 * NIGHT * 0.85
  const poor = share(poorYear, PRICE)
  return paper({
    name: 'villas-ngaparou-investor-deck',
    size: 'A4 landscape',
    titleText: 'Quatre villas, Ngaparou: présentation aux investisseurs / investor deck (demonstration)',
    pages: [
      front({
        picture: warm,
        caption: 'La maquette ; ses arbres sont en papier.'.replace(' ;', '\u00a0;'),
        captionEn: 'The model; its trees are paper.',
        name: 'Quatre villas à louer à la semaine',
        nameEn: 'Four villas to let by the week',
        what: 'Ngaparou. Présentation aux investisseurs, novembre 2026',
        whatEn: 'Ngaparou. Investor presentation, November 2026',
        lead: 'Quatre villas sur plan, à sept minutes à pied de la plage. Les risques viennent à la page suivante, avant les chiffres.',
        leadEn:
          'Four off-plan villas, seven minutes on foot from the beach. The risks come on the next page, before the figures.',
      }),
      {
        html: `${title('Ce qui peut mal se passer', 'What may go wrong')}
        ${both(
          list([
            '<strong>La saison.</strong> Elle dépend des vols, du temps et des modes. Une mauvaise année peut rapporter moins que la maison ne coûte.',
            '<strong>Le retard, la perte.</strong> L’argent versé avant les clés est immobilisé ; vous pouvez en perdre une partie.',
            '<strong>La mer.</strong> Le sel use les moteurs et les métaux : l’entretien est plus lourd qu’en ville.',
            '<strong>La revente.</strong> Une villa de la côte peut être longue à revendre.',
            '<strong>Le partage.</strong> Allée, portail, gardien et groupe sont communs à quatre propriétaires, qui doivent s’entendre.',
          ]),
          list([
            '<strong>The season.</strong> It depends on flights, weather and fashion. A poor year can bring in less than the house costs to run.',
            '<strong>Delay, loss.</strong> Money paid before the keys is tied up; you may lose part of it.',
            '<strong>The sea.</strong> Salt wears motors and metals: upkeep is heavier than in town.',
            '<strong>Resale.</strong> A villa on the coast may take long to sell.',
            '<strong>Sharing.</strong> Lane, gate, guard and generator belong to four owners, who have to agree.',
          ]),
          'risks',
        )}
        ${both(
          list([
            'Un objectif n’est pas une promesse. Ce document ne propose pas de placement au public et ne demande aucun paiement : il décrit l’achat d’une villa par acte notarié. Chiffres indicatifs, 2025, à confirmer auprès d’un notaire.',
          ]),
          list([
            'A target is not a promise. This document offers no investment to the public and asks for no payment: it describes the purchase of a villa by notarised contract. Figures are indicative, 2025, to be confirmed with a notary.',
          ]),
        )}`,
      },
      {
        html: `${title('Le projet', 'The project')}
        <div class="row" style="grid-template-columns:5fr 7fr"><figure class="shot"><img src="${day}" alt=""><figcaption><span lang="fr">La maquette.</span> <i lang="en">The model.</i></figcaption></figure>
        <div style="display:flex;flex-direction:column;justify-content:space-between;gap:6mm">
        ${both(
          list([
            'Quatre villas en rang, chacune sur son terrain, avec sa piscine et son mur de jardin. Trois chambres, trois salles d’eau, 175 m² sur deux niveaux.',
            'Prévus : panneaux solaires, cuve de 5 000 litres par maison, groupe commun, un gardien pour les quatre.',
            'Location à la semaine de décembre à mai, et en août. Ménage, linge et accueil sont mis en commun ; notre gestion coûte 15 % des recettes. Dix nuits par an reviennent au propriétaire.',
          ]),
          list([
            'Four villas in a row, each on its plot, with its pool and garden wall. Three bedrooms, three bathrooms, 175 m² on two levels.',
            'Planned: solar panels, a 5,000-litre tank for each house, a common generator, one guard for the four.',
            'Let by the week from December to May, and in August. Cleaning, linen and arrivals are shared; our management costs 15% of the income. Ten nights a year are kept for the owner.',
          ]),
        )}
        ${facts([
          ['4', 'villas', 'villas'],
          ['175 m²', 'chacune', 'each'],
          ['11.2027', 'livraison annoncée', 'delivery stated'],
          progressFact(project),
        ])}
        </div></div>`,
      },
      {
        html: `${title('Les plans', 'The plans')}<div class="row" style="grid-template-columns:1.5fr 1fr;align-items:start;flex:none">${plan('plan-ngaparou-ground')}${plan('plan-ngaparou-first')}</div>
        ${facts([
          ['100 m²', 'au rez-de-chaussée', 'on the ground floor'],
          ['75 m²', 'à l’étage', 'upstairs'],
          ['23 m²', 'terrasse de l’étage', 'terrace upstairs'],
          ['7.00 × 3.20', 'piscine, en mètres', 'pool, in metres'],
        ])}
        ${both(list(['En bas : séjour et cuisine sur le jardin, une chambre avec sa salle de bains, un cellier. En haut : deux chambres et leur terrasse commune.']), list(['Downstairs: living room and kitchen on the garden, a bedroom with its bathroom, a store. Upstairs: two bedrooms and the terrace they share.']))}`,
      },
      {
        html: `${title('Ce que compte l’objectif', 'What the target counts')}
        <div class="row" style="grid-template-columns:6.6fr 5fr">${ledger([
          ['Prix d’une villa', 'Price of a villa', francs(PRICE)],
          ['Recettes, 140 nuits à 130 000', 'Income, 140 nights at 130,000', francs(YEAR)],
          ['soit, sur le prix seul', 'which is, of the price alone', `${gross.fr} / ${gross.en}`, true],
          ['Gestion, 15 % des recettes', 'Management, 15% of income', `− ${francs(FEE)}`],
          ['Reste, avant les frais de la maison', 'Left, before the running costs', francs(LEFT)],
          ['soit, sur le prix seul', 'which is, of the price alone', `${after.fr} / ${after.en}`, true],
          [
            'À part : frais de l’acheteur (enregistrement, publicité foncière, notaire, TVA)',
            'Apart: buyer’s costs (registration, land publicity, notary, VAT)',
            francs(costs.total),
          ],
        ])}
        <div style="display:flex;flex-direction:column;gap:5mm;justify-content:space-between">
        <div><p lang="fr">L’objectif de 7 à 9 % par an suppose que le ménage, le courant, le gardien et l’entretien coûtent entre ${francs(LEFT - PRICE * 0.09)} et ${francs(LEFT - PRICE * 0.07)} par an. Une maison avec piscine peut coûter davantage : demandez le budget.</p><p lang="en" style="color:#49524c;margin-top:2.5mm">The target of 7% to 9% a year supposes that cleaning, power, guard and upkeep cost between 350,000 and 3,710,000 FCFA a year. A house with a pool can cost more: ask for the budget.</p></div>
        <div><h3>${poor.fr} / ${poor.en}</h3><p lang="fr">avec 70 nuits au lieu de 140, gestion déduite, avant les frais de la maison : ${francs(poorYear)}.</p><p lang="en" style="color:#49524c;margin-top:1.5mm">with 70 nights instead of 140, after management, before the running costs.</p></div>
        <div><p lang="fr" style="font-size:9pt">Non comptés : la CFPB (5 % de la valeur locative, indicatif 2025), le mobilier, et toute hausse de valeur.</p><p lang="en" style="font-size:9pt;color:#49524c">Not counted: the CFPB (5% of rental value, indicative 2025), furniture, and any rise in value.</p></div>
        </div></div>`,
      },
      {
        html: `${title('Échéancier et questions', 'Payment schedule and questions')}
        <div class="row" style="grid-template-columns:1fr 1fr">${schedule(project)}<div style="display:flex;flex-direction:column;gap:5mm">${QUESTIONS}<figure class="shot" style="flex:1"><img src="${bed}" alt=""></figure></div></div>`,
      },
    ],
  })
}
