import { DEEP, GOLD_ON_DEEP, mark, ON_DEEP, ON_DEEP_SOFT } from './house.mjs'
import { both, facts, francs, list, paper, photo, plan, title } from './paper.mjs'
import { projectCalled, QUESTIONS, schedule } from './paper-parts.mjs'

const project = projectCalled('Résidence Filao, Keur Gorgui')
const PRICE = project.price

export async function filaoBrochure() {
  const [dusk, front, kitchen, board] = [
    await photo('residence-white-dusk', 1050),
    await photo('maquette-residence-facade', 960),
    await photo('kitchen-brass-pendants', 620),
    await photo('design-material-board', 800),
  ]
  return paper({
    name: 'residence-filao-brochure',
    size: 'A4',
    titleText: 'Résidence Filao, Keur Gorgui: brochure (demonstration)',
    pages: [
      {
        isFront: true,
        html: `<figure class="shot" style="height:198mm"><img src="${dusk}" alt=""><b style="position:absolute;left:0;bottom:0;width:58mm;height:18mm;background:${DEEP}"></b><b style="position:absolute;left:58mm;bottom:0;width:24mm;height:9mm;background:${DEEP}"></b></figure>
        <div style="padding:4mm 18mm 0;display:flex;flex-direction:column;gap:7mm"><h1>Résidence Filao</h1>
        <p style="font-size:12pt;line-height:1.4"><span lang="fr">Trois chambres et une loggia à Keur Gorgui, Dakar. Sur plan.</span><br><i lang="en">Three bedrooms and a loggia in Keur Gorgui, Dakar. Off-plan.</i></p>
        <p style="font-size:9pt;color:${ON_DEEP_SOFT}"><span lang="fr">L’image est dessinée : rien n’est encore bâti.</span> <i lang="en">The picture is drawn: nothing is built yet.</i></p></div>
        <div style="position:absolute;right:18mm;bottom:24mm">${mark({ size: 48, ink: ON_DEEP, gold: GOLD_ON_DEEP })}</div>`,
      },
      {
        html: `${title('Ce que ce n’est pas encore', 'What it is not yet')}
        ${both(
          list([
            'Aujourd’hui, un dessin, un terrain et une date. La vue du quatrième étage ne se vérifie pas encore, et la deuxième salle de bains n’a pas de fenêtre.',
          ]),
          list([
            'Today, a drawing, a plot and a date. The view from the fourth floor cannot be checked yet, and the second bathroom has no window.',
          ]),
        )}
        ${both(
          list([
            '<strong>Le chantier</strong> peut prendre du retard.',
            '<strong>L’argent</strong> versé avant la livraison est immobilisé ; vous pouvez en perdre une partie.',
            '<strong>Les loyers</strong> peuvent baisser : aucun rendement n’est garanti.',
            '<strong>Les finitions</strong> au contrat comptent seules ; celles des images peuvent en différer.',
          ]),
          list([
            '<strong>The works</strong> can be late.',
            '<strong>Money</strong> paid before delivery is tied up; you may lose part of it.',
            '<strong>Rents</strong> can fall: no yield is guaranteed.',
            '<strong>Finishes</strong> count as the contract has them; those in pictures may differ.',
          ]),
          'risks',
        )}
        <figure class="shot" style="flex:1"><img src="${front}" alt=""><figcaption><span lang="fr">La façade de la maquette.</span> <i lang="en">The front of the model.</i></figcaption></figure>
        ${facts([
          ['118 m²', 'loggia comprise', 'loggia included'],
          ['3 + 2', 'chambres, bains', 'bedrooms, baths'],
          ['06.2028', 'livraison annoncée', 'delivery stated'],
          ['168 M', 'FCFA, hors frais', 'FCFA, before costs'],
        ])}`,
      },
      {
        html: `${title('L’appartement', 'The flat')}${plan('plan-filao-flat')}
        <div class="row" style="grid-template-columns:1fr 3fr;flex:1"><figure class="shot"><img src="${kitchen}" alt=""></figure>${both(
          list([
            'Séjour et cuisine réunis, ouverts sur une loggia profonde de deux mètres.',
            'Trois chambres à l’écart, dont une avec dressing et salle de bains.',
            'Une buanderie, et une alcôve pour travailler.',
            'Dans l’immeuble : ascenseur, groupe, cuve de 25 000 litres, une place en sous-sol.',
          ]),
          list([
            'Living room and kitchen in one, open to a loggia two metres deep.',
            'Three bedrooms set apart, one with a dressing room and its own bathroom.',
            'A laundry, and an alcove to work in.',
            'In the building: lift, generator, 25,000-litre tank, one basement space.',
          ]),
        )}</div>`,
      },
      {
        html: `${title('Payer, et demander', 'Paying, and asking')}${schedule(project)}${QUESTIONS}
        <figure class="shot" style="flex:1"><img src="${board}" alt=""><figcaption><span lang="fr">Planche de matières, à titre d’exemple.</span> <i lang="en">A board of materials, as an example.</i></figcaption></figure>
        ${both(list([`Prix de l’exemple : ${francs(PRICE)}. Les frais d’achat viennent en plus ; faites-les chiffrer ligne par ligne par le notaire.`]), list(['Buying costs come on top of the price; have the notary work them out line by line.']))}`,
      },
    ],
  })
}
