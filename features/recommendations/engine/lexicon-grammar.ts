import { type Phrase, phrases, type Turn } from './lexicon-matcher.ts'

/** Words that turn what is said around them (lexicon-scope.ts), without accents; "don't" is 'dont'. */
const TURNS: Record<Turn, string> = {
  refuse: `no, not, never, neither, nor, dont, doesnt, didnt, wont, wouldnt, shouldnt, cant, cannot, isnt, arent, mustnt, nothing, none, nope,
    avoid, avoiding, exclude, excluding, except, except for, refuse, hate, dislike, anything but, anywhere but, everything but, everywhere but,
    all but, other than, apart from, far from, far away from, away from, pas, pas de, non, ni, aucun, aucune, jamais, nul, nulle, rien,
    sauf, tout sauf, excepte, hormis, hors, hors de, eviter, evite, evitez, evitons, refusons, deteste, detestons, exclure, loin de, loin du,
    loin des, a l exception de, a l exception du, surtout pas, pas question, plus jamais`,
  without: 'without, w o, sans',
  'refuse-around': `not wanted, not desired, not welcome, not acceptable, unacceptable, unwanted, excluded, exclu, exclue, no go, no no, deal breaker,
    dealbreaker, redhibitoire, interdit, interdite, a proscrire, a eviter, pas souhaite, pas souhaitee, non souhaite, non souhaitee,
    pas voulu, pas voulue, pas acceptable, inacceptable, out of the question, hors de question, no thanks, no thank you, non merci,
    to be avoided, to avoid, pas pour nous, pas pour moi, not for us, not for me`,
  open: `no need, not need, dont need, doesnt need, do not need, does not need, need not, pas besoin, nul besoin, aucun besoin, sans besoin,
    not necessarily, pas forcement, pas necessairement, pas obligatoirement, dont care, do not care, dont mind, do not mind, wouldnt mind,
    not fussed, not bothered, with or without, avec ou sans, live without, happy without, fine without, ok without, even without, meme sans,
    rather than, instead of, plutot que, plutot qu, au lieu de, au lieu d, au lieu du, whether or not, regardless of, never mind, than`,
  'open-around': `not necessary, not needed, not required, not essential, not important, not a must, not mandatory, not a priority, not obligatory,
    unnecessary, unimportant, optional, a bonus only, no matter, doesnt matter, does not matter, dont matter, isnt necessary, isnt needed,
    isnt required, isnt essential, isnt important, is not necessary, pas necessaire, pas indispensable, pas obligatoire, pas important,
    pas importante, pas essentiel, pas essentielle, pas une priorite, pas prioritaire, pas un must, non necessaire, non indispensable,
    non obligatoire, optionnel, optionnelle, facultatif, facultative, peu importe, importe peu, sans importance, egal, or not, ou non, ou pas,
    or unfurnished, ou vide, ou non meuble, superflu, superflue`,
  // 'No pool needed' is not 'no pool'.
  needed:
    'needed, necessary, required, necessaire, requis, requise, exige, exigee, obligatoire, indispensable, essential, essentiel, essentielle',
  // 'No lift is fine', 'no lift, no problem'.
  accepted: `is fine, are fine, would be fine, is ok, are ok, is okay, would be ok, is acceptable, is no problem, is not a problem, isnt a problem,
    no problem, no worries, no big deal, pas de probleme, pas de souci, sans probleme, pas grave, pas un probleme, ne nous gene pas,
    ne me gene pas, ne derange pas, nous convient, me convient, nous va, me va`,
  // 'No pool? No deal.'
  demanded: `no deal, no sale, no contract, pas d affaire, pas d achat, pas de vente, pas de contrat, rien a faire`,
  // 'Unlike Almadies' says something of Almadies, and not whether to look there.
  compared: `unlike, contrairement a, contrairement au, contrairement aux, a la difference de, a la difference du, a la difference des, pas comme,
    not like, as opposed to`,
  want: `want, wants, wanted, need, needs, would like, would love, love, prefer, preferably, must have, must be, looking for, ideally, require,
    requires, veux, veut, voulons, voudrais, voudrions, souhaite, souhaitons, cherche, cherchons, recherche, recherchons, prefere, preferons,
    aimerais, aimerions, il faut, il nous faut, il me faut, faudrait, idealement, si possible, if possible, important, imperatif, only, just, seulement, uniquement, juste, plutot, rather, yes, oui`,
  with: 'with, avec',
  contrast: `but, mais, however, cependant, toutefois, though, although, par contre, en revanche, otherwise, sinon, because, parce que, puisque,
    instead, nothing but, rien que, rien d autre que, not only, not just, pas seulement, pas que, non seulement, but rather, mais plutot`,
  // Not the refusal that they look like.
  neutral: `why not, pourquoi pas, not far, not far from, not too far, not too far from, not very far from, not so far from, never far from, pas loin,
    pas loin de, pas loin du, pas loin des, pas trop loin, pas trop loin de, pas trop loin du, pas trop loin des, pas tres loin de,
    pas tres loin du, pas tres loin des, non loin de, non loin du, non loin des, no more than, not more than, no less than, not less than,
    no later than, not later than, no earlier than, not before, pas plus de, pas moins de, pas avant, not too, not very, not so, not that,
    pas trop, pas tres, pas si, pas cher, pas chere, not expensive, no preference, no preference between, pas de preference, sans preference,
    pas de preference entre, no problem with, not optional,
    non negotiable, not negotiable, non negociable, pas negociable, no doubt, sans doute, sans faute, n est ce pas, in the end, no limit,
    more than, larger than, bigger than, less than, fewer than, smaller than, better than,
    cannot do without, cant do without, cannot live without, cant live without, could not live without, pas me passer de, pas me passer d,
    pas nous passer de, pas nous passer d, pas se passer de, pas se passer d, pas faire sans, not to mention, cant wait, no rush, pas presse`,
  // What is so today, which is not what is looked for.
  background: `we live, i live, they live, currently, at the moment, actuellement, en ce moment, j habite, nous habitons, on habite, je vis,
    nous vivons, on vit, i work, we work, he works, she works, works in, works at, working in, working at, wife works, husband works,
    travaille, travaillons, travaillent, office is, bureau est, bureaux sont, come from, coming from, moving from, relocating from, venons de,
    viens de, quittons, leaving, born in, grew up`,
  and: 'and, et, as well as, ainsi que',
  or: 'or, ou',
}

export const GRAMMAR_PHRASES: Phrase[] = [
  ...Object.entries(TURNS).flatMap(([turn, list]) => phrases(list, { turn: turn as Turn })),
  // 'Dans le but de' is an aim, and 'but' no contrast.
  ...phrases('but', { nothing: true }, { after: 'le un mon notre au pour seul' }),
]

/** 'Je ne veux plus de piscine': 'plus' refuses where a 'ne' came before. */
export const FRENCH_NOT = new Set(['ne', 'n'])

/** Which article a word has: a list goes on with the same one. */
export const ARTICLES = new Map(
  Object.entries({
    a: 'a an any un une',
    the: 'the le la les l this that ce cette ces',
    de: 'de d du des of',
    in: 'in at au aux en dans a',
    near: 'near close pres proche around beside next facing',
    my: 'my our mon ma mes notre nos',
  }).flatMap(([article, list]) => list.split(' ').map((word) => [word, article] as const)),
)
/** What one wishes for is praised: 'no pool and a big garden'. */
export const PRAISE = new Set(
  `big large nice great good beautiful lovely huge spacious private own grand grande grands grandes beau belle bel joli jolie bon bonne
  vaste prive privee`.split(/\s+/),
)

/** What sets one pool apart from another: whoever wants no shared one may well want one. Said of a refused thing, it is for an adviser. */
export const MODIFIERS = new Set(
  `shared communal common collective public private own individual small tiny little big large huge giant deep shallow heated unheated indoor
  outdoor covered uncovered open closed underground above salt old dirty noisy neglected cheap commun commune communs communes partage partagee
  partages partagees collectif collective collectifs collectives publique publics publiques prive privee prives privees individuel individuelle
  petit petite petits petites grand grande grands grandes immense profond profonde chauffe chauffee interieur interieure exterieur
  exterieure couvert couverte ouvert ouverte ferme fermee souterrain souterraine vieux vieille sale bruyant bruyante`.split(
    /\s+/,
  ),
)

/** Where an understood clause may hold another wish: 'a villa in Ngor with a big kitchen near a park'. */
export const WISH_STARTS = new Set(
  'with avec without sans near close pres proche next beside or ou ni nor plus including incluant'.split(' '),
)

/** What the wizard has asked already says nothing, but 'no apartment' does. */
export const KIND_WORDS = new Set(
  `villa villas apartment apartments flat flats penthouse penthouses townhouse townhouses duplex studio house houses maison maisons appartement
  appartements appart`.split(/\s+/),
)

/** Words that say nothing of their own: grammar, politeness, and what the wizard has asked already. */
export const EMPTY_WORDS = new Set(
  `a an the this that these those it its is are was were be been being am do does did has have had having will would could should may might must
  can shall i we you he she they me us him her them my our your his their mine ours of to in on at by for from with into onto about as if then
  than so too very really also just only even still there here where which who whom whose what when how all any some every each other another
  one such both more most much many lot lots least s t d m re ve ll and or but not no nor please thank thanks you very hello hi hey dear sir
  madam good morning afternoon evening day regards best kind kindly sincerely cheers greetings want wants wish wishes need needs needed like
  likes love look looks looking search searching searches seek seeking find finding get getting help ideally possible possibly preferably
  prefer preferred preference important essential required must live living stay staying move moving be go going interested interest
  something somewhere anything home homes house houses place places property properties villa villas apartment apartments flat flats
  penthouse penthouses townhouse townhouses duplex studio residence accommodation estate investment invest investing vacation holiday holidays family dakar senegal
  area areas district neighbourhood neighborhood region requirement requirements additional request requests yes ok okay fine definitely certainly absolutely strictly truly maybe perhaps else surface size etc e g eg ie actually finally fact everywhere anywhere nowhere later after soon now too lovely nice beautiful
  great perfect wonderful dream new we're minimum min at maximum let know bedroom bedrooms number
  le la les l un une des de du au aux en dans sur sous par pour avec sans chez vers entre et ou ni mais donc or car que qu qui quoi dont ce
  cet cette ces c ca cela il elle ils elles on nous vous je j tu te me se moi toi lui leur leurs mon ma mes ton ta tes son sa ses notre nos
  votre vos y n ne pas plus moins tres trop bien aussi encore meme tout toute tous toutes autre autres quelque quelques est sont suis sommes
  etes etre ete etait sera serait soit ai as a avons avez ont avoir avait aurait aurions aurais si oui non bonjour bonsoir salut merci
  beaucoup svp stp plait cher chere madame monsieur cordialement bien salutations veux veut voulons vouloir voudrais voudrions souhaite
  souhaitons souhaiter cherche cherchons chercher recherche recherchons rechercher trouver aimerais aimerions aime aimons envie besoin faut
  faudrait prefere preferons preference idealement possible importe important indispensable imperatif imperativement surtout absolument
  habiter vivre loger aller aider interesse interessee projet maison maisons appartement appartements appart logement bien biens propriete
  proprietes residence demeure investissement investir vacances famille quartier quartiers zone secteur region demande demandes souhait souhaits
  exigence exigences vraiment certainement strictement peut superficie surface taille ici ainsi finalement enfin fait partout ailleurs ensuite tard apres puis rester appartment appartments chambre chambres nombre beau belle joli jolie magnifique parfait minimum maximum`.split(
    /\s+/,
  ),
)
/** Wishes of their own, but not worth a line where they stand by something that was understood. */
export const SOFT_WORDS = new Set(
  `big large huge spacious small modern luxury luxurious comfortable cosy cozy bright elegant stylish quality grand grande grands grandes vaste
  spacieux spacieuse petit petite moderne luxe luxueux luxueuse confortable lumineux lumineuse elegant elegante standing haut gamme close near
  nearby next pres proche cote facing front right directly private prive privee own propre`.split(/\s+/),
)

/** After these comes a noun, after 'not' a verb: 'no garden', 'not show'. */
export const BEFORE_NOUNS = new Set('no without sans aucun aucune de d ni nor any'.split(' '))
