import { both, facts, francs, front, ledger, list, paper, photo, plan, share, title } from './paper.mjs'
import { progressFact, projectCalled, QUESTIONS, schedule } from './paper-parts.mjs'
import { buyersCosts } from './paper-sums.mjs'

const project = projectCalled('Résidence Filao, Keur Gorgui')
const PRICE = project.price
const RENT = 800_000
const YEAR = RENT * 11
const FEE = YEAR * 0.08
const costs = buyersCosts(PRICE)

export async function filaoDeck() {
  const [dusk, model, board] = [
    await photo('residence-white-dusk', 1050),
    await photo('maquette-residence-day', 900),
    await photo('design-material-board', 700),
  ]
  const gross = share(YEAR, PRICE)
  const net = share(YEAR - FEE, PRICE)
  const real = share(YEAR - FEE, PRICE + costs.total)
  const low = RENT * 0.85 * 10
  const poor = share(low - low * 0.08, PRICE + costs.total)
  return paper({
    name: 'residence-filao-investor-deck',
    size: 'A4 landscape',
    titleText: 'Résidence Filao, Keur Gorgui: présentation aux investisseurs / investor deck (demonstration)',
    pages: [
      front({
        picture: dusk,
        caption: 'Image dessinée, non une photographie.',
        captionEn: 'A drawn image, not a photograph.',
        name: 'Résidence Filao',
        nameEn: 'Keur Gorgui, Dakar',
        what: 'Présentation aux investisseurs, novembre 2026',
        whatEn: 'Investor presentation, November 2026',
        lead: 'Vingt-quatre appartements sur plan. Les risques viennent à la page suivante, avant les chiffres.',
        leadEn: 'Twenty-four flats, off-plan. The risks come on the next page, before the figures.',
      }),
      {
        html: `${title('Ce qui peut mal se passer', 'What may go wrong')}
        ${both(
          list([
            '<strong>Le retard.</strong> Un chantier peut glisser d’un an. Un immeuble inachevé ne rapporte pas de loyer.',
            '<strong>La perte.</strong> L’argent versé avant la livraison est immobilisé ; vous pouvez en perdre une partie, ou tout si le chantier s’arrête sans garantie.',
            '<strong>Le loyer.</strong> Celui de la page 5 est une hypothèse. Aucun locataire n’est trouvé, et les loyers peuvent baisser.',
            '<strong>La revente.</strong> Un appartement sur plan se revend mal, et un appartement fini peut attendre son acheteur.',
            '<strong>Le change.</strong> La parité du franc est garantie avec l’euro, non avec le dollar : qui part du dollar porte ce risque.',
          ]),
          list([
            '<strong>Delay.</strong> A site can slip by a year. An unfinished building earns no rent.',
            '<strong>Loss.</strong> Money paid before delivery is tied up; you may lose part of it, or all if the works stop without a guarantee.',
            '<strong>Rent.</strong> The one on page 5 is an assumption. No tenant has been found, and rents can fall.',
            '<strong>Resale.</strong> An off-plan flat is hard to sell on, and a finished one may wait for its buyer.',
            '<strong>Exchange.</strong> The franc’s parity is guaranteed with the euro, not with the dollar: who starts from dollars carries that risk.',
          ]),
          'risks',
        )}
        ${both(
          list([
            'Un objectif n’est pas une promesse. Ce document ne propose pas de placement au public et ne demande aucun paiement : il décrit l’achat d’un appartement par acte notarié. Chiffres indicatifs, 2025, à confirmer auprès d’un notaire.',
          ]),
          list([
            'A target is not a promise. This document offers no investment to the public and asks for no payment: it describes the purchase of a flat by notarised contract. Figures are indicative, 2025, to be confirmed with a notary.',
          ]),
        )}`,
      },
      {
        html: `${title('Le projet', 'The project')}
        <div class="row" style="grid-template-columns:5fr 7fr"><figure class="shot"><img src="${model}" alt=""><figcaption><span lang="fr">La maquette.</span> <i lang="en">The model.</i></figcaption></figure>
        <div style="display:flex;flex-direction:column;justify-content:space-between;gap:6mm">
        ${both(
          list([
            'Six étages entre la VDN et les bureaux de Keur Gorgui, quatre appartements par palier, tous de trois chambres : 118 m² entre axes des murs, loggia comprise.',
            'Prévus pour l’immeuble : ascenseur, groupe électrogène, cuve de 25 000 litres, une place en sous-sol par logement.',
            'L’acquéreur peut nous confier la location. La gestion coûte 8 % du loyer mensuel.',
          ]),
          list([
            'Six floors between the VDN and the offices of Keur Gorgui, four flats to a landing, all with three bedrooms: 118 m² between wall axes, loggia included.',
            'Planned for the building: lift, generator, 25,000-litre tank, one basement space per flat.',
            'The buyer may leave the letting to us. Management costs 8% of the monthly rent.',
          ]),
        )}
        ${facts([
          ['24', 'appartements', 'flats'],
          ['118 m²', 'chacun', 'each'],
          ['06.2028', 'livraison annoncée', 'delivery stated'],
          progressFact(project),
        ])}
        </div></div>`,
      },
      {
        html: `${title('Les plans', 'The plans')}<div class="row" style="grid-template-columns:1.05fr 1fr;align-items:start;flex:none">${plan('plan-filao-floor')}${plan('plan-filao-flat')}</div>
        ${facts([
          ['32 m²', 'séjour et cuisine', 'living room and kitchen'],
          ['4.62 × 3.32', 'première chambre, en mètres', 'first bedroom, in metres'],
          ['9 m²', 'loggia, deux mètres entre axes', 'loggia, two metres between axes'],
          ['28 × 20 m', 'environ, l’étage entier', 'about, the whole floor'],
        ])}`,
      },
      {
        html: `${title('Ce que compte l’objectif', 'What the target counts')}
        <div class="row" style="grid-template-columns:6.6fr 5fr">${ledger([
          ['Prix d’un appartement', 'Price of a flat', francs(PRICE)],
          ['Loyer, onze mois sur douze à 800 000', 'Rent, eleven months in twelve at 800,000', francs(YEAR)],
          ['soit, sur le prix seul', 'which is, of the price alone', `${gross.fr} / ${gross.en}`, true],
          ['Gestion, 8 % des loyers', 'Management, 8% of rents', `− ${francs(FEE)}`],
          ['Reste, sur le prix seul', 'Left, of the price alone', `${net.fr} / ${net.en}`],
          [
            'Frais de l’acheteur (enregistrement 5 %, publicité foncière 1 %, notaire, TVA)',
            'Buyer’s costs (registration 5%, land publicity 1%, notary, VAT)',
            francs(costs.total),
          ],
          ['Reste, sur le prix et les frais', 'Left, of price and costs', `${real.fr} / ${real.en}`, true],
        ])}
        <div style="display:flex;flex-direction:column;gap:5mm;justify-content:space-between">
        <div><p lang="fr">${'L’objectif de 4,5 à 5 % par an est compté sur le prix, gestion déduite, avant impôt foncier, charges et frais d’achat. Le haut de la fourchette demande un loyer de 830 000 environ.'}</p><p lang="en" style="color:#49524c;margin-top:2.5mm">The target of 4.5% to 5% a year is counted on the price, after management, before property tax, charges and buying costs. Its upper end needs a rent of about 830,000.</p></div>
        <div><h3>${poor.fr} / ${poor.en}</h3><p lang="fr">si le loyer est plus bas de 15 % et l’appartement vide deux mois, gestion et frais d’achat déduits.</p><p lang="en" style="color:#49524c;margin-top:1.5mm">if the rent is 15% lower and the flat empty for two months, after management and buying costs.</p></div>
        <div><p lang="fr" style="font-size:9pt">Non comptés : la CFPB (5 % de la valeur locative, indicatif 2025), les charges, que fixera le premier budget, et toute hausse de valeur.</p><p lang="en" style="font-size:9pt;color:#49524c">Not counted: the CFPB (5% of rental value, indicative 2025), the charges, which the first budget will set, and any rise in value.</p></div>
        </div></div>`,
      },
      {
        html: `${title('Échéancier et questions', 'Payment schedule and questions')}
        <div class="row" style="grid-template-columns:1fr 1fr">${schedule(project)}<div style="display:flex;flex-direction:column;gap:5mm">${QUESTIONS}<figure class="shot" style="flex:1"><img src="${board}" alt=""></figure></div></div>`,
      },
    ],
  })
}
