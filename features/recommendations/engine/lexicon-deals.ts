import { type Phrase, phrases } from './lexicon-matcher.ts'

/** A buyer's aim, which says nothing about how the home itself is to be had. */
const TO_LET_IT = `rent out, renting out, rent it, rent it out, renting it, renting it out, rent them out, rent this out, let it, let it out, let out,
  rental investment, investment rental, rental income, rental yield, rental return, rental potential, rental property investment,
  rental demand, mettre en location, mise en location, met en location, le louer, la louer, les louer, louer a des, louer ensuite,
  investissement locatif, rendement locatif, revenu locatif, rentabilite locative, potentiel locatif, locatif, locative, a but locatif,
  location a des, locataire, tenant`

export const DEAL_PHRASES: Phrase[] = [
  ...phrases(TO_LET_IT, { aim: true }),
  ...phrases(
    'rent, rental, renting, lease, leasing, tenancy, monthly rent, louer, loyer, loyer mensuel, bail, locative longue duree',
    { deal: 'rent' },
  ),
  ...phrases('to let', { deal: 'rent' }, { notBefore: 'you us me him her them go know my the our' }),
  // An English 'location' is where something is.
  ...phrases(
    'location',
    { deal: 'rent' },
    {
      after: 'en une de pour cherche recherche cherchons recherchons la par',
      notBefore: 'is in near with of close that to and',
    },
  ),
  ...phrases(
    'location',
    { deal: 'rent' },
    {
      before: `longue meublee vide mensuelle annuelle appartement appart villa maison d studio duplex penthouse uniquement`,
    },
  ),
  ...phrases('rent before buying, rent then buy, rent to buy, rent to own, location vente', { nothing: true }),
  ...phrases(
    `buy, buying, buyer, for sale, purchase, purchasing, acquire, acquisition, acquerir, acheter, achat, achete, achetons, acheteur,
    acheteuse, a vendre, a l achat, en vente, buy to let, buy to rent`,
    { deal: 'buy' },
  ),
  ...phrases(
    `short stay, short stays, short term rental, short term let, short term stay, short term lease, holiday rental, holiday let,
    vacation rental, per night, nightly, nightly rate, court sejour, courts sejours, courte duree, location courte duree,
    location saisonniere, location de vacances, location vacances, saisonniere, par nuit, la nuitee, nuitee, few days, few nights,
    quelques jours, quelques nuits, long weekend, un weekend, un week end, a weekend, the weekend`,
    { deal: 'short-stay' },
  ),
]
