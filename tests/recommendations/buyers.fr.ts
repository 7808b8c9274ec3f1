import { MILLION, told } from './story.ts'

export const frenchBuyers = told('fr', [
  {
    who: 'Awa, infirmière à Lyon, achète pour ses parents',
    wants: {
      ...{ kind: 'apartment', maxBudget: 160 * MILLION, place: 'Ouakam', bedrooms: 3, familySize: 2 },
      ...{ goal: 'primary_residence', timeframe: '1_year' },
      words: 'Pour mes parents âgés\u00a0: un ascenseur, un quartier calme, près d’un hôpital si possible.',
    },
    deal: 'buy',
    means: { wishes: ['Elevator'] },
    good: ['ouakamFlat', 'ouakamPlan'],
    fine: ['yoffFlat'],
    expects: { checks: ['quiet', 'health'] },
  },
  {
    who: 'Les Diallo veulent un jardin et surtout pas de piscine',
    wants: {
      ...{ kind: 'villa', maxBudget: 550 * MILLION, place: 'Point E', bedrooms: 4, familySize: 5 },
      ...{ lifestyle: 'family', goal: 'primary_residence', timeframe: '6_months', transport: 'car' },
      words: 'Pas de piscine, trop dangereux pour les petits. Un jardin.',
    },
    deal: 'buy',
    means: { wishes: ['Garden'], refuses: ['Swimming Pool'] },
    good: [],
    fine: ['mermVilla', 'ouakamVilla'],
    never: ['pointEVilla'],
    expects: { relax: ['place', 'refused'] },
  },
  {
    who: 'Ousmane a 190 millions, au franc près',
    wants: {
      ...{ kind: 'apartment', maxBudget: 190 * MILLION, place: 'Mamelles', bedrooms: 3 },
      ...{ goal: 'primary_residence', timeframe: '6_months', work: 'office', transport: 'car' },
    },
    deal: 'buy',
    good: ['mamFlat'],
    fine: ['ouakamFlat', 'yoffFlat', 'ouakamPlan'],
  },
  {
    who: 'Mireille et Paul manquent de peu leur penthouse',
    wants: {
      ...{ kind: 'penthouse', maxBudget: 620 * MILLION, place: 'Mamelles', bedrooms: 3, lifestyle: 'luxury' },
      ...{ goal: 'primary_residence', timeframe: '3_months' },
    },
    deal: 'buy',
    good: [],
    fine: ['lighthouse', 'mamFlat'],
    expects: { relax: ['maxBudget'] },
  },
  {
    who: 'Bernard prend sa retraite à la Somone',
    wants: {
      ...{ kind: 'villa', maxBudget: 170 * MILLION, place: 'Somone', bedrooms: 2, familySize: 2 },
      ...{ goal: 'primary_residence', timeframe: 'exploring', lifestyle: 'minimalist', work: 'remote' },
      words: 'Vue sur mer, sans vis-à-vis.',
    },
    deal: 'buy',
    means: { wishes: ['Ocean View'] },
    good: ['somoneSand'],
    fine: ['salyVilla3', 'ngaparouPlan'],
    expects: { unknown: ['vis-à-vis'] },
  },
  {
    who: 'Moussa veut un garage fermé à Yoff',
    wants: {
      ...{ kind: 'townhouse', maxBudget: 180 * MILLION, place: 'Yoff', bedrooms: 4, familySize: 5 },
      ...{ goal: 'primary_residence', timeframe: '1_year', transport: 'car', work: 'hybrid' },
      words: 'Un garage fermé, c’est important.',
    },
    deal: 'buy',
    means: { wishes: ['Garage'] },
    good: ['yoffTown'],
  },
  {
    who: 'Fatou rentre d’Abidjan et choisit Ngor',
    wants: {
      ...{ kind: 'villa', maxBudget: 650 * MILLION, place: 'Ngor', bedrooms: 4, lifestyle: 'luxury' },
      ...{ goal: 'primary_residence', timeframe: 'immediate', transport: 'chauffeur', work: 'business' },
      words: 'Piscine, vue mer et groupe électrogène.',
    },
    deal: 'buy',
    means: { wishes: ['Swimming Pool', 'Ocean View', 'Generator'] },
    good: ['ngorVilla'],
    fine: ['ouakamVilla', 'mermVilla'],
  },
  {
    who: 'Lamine, graphiste, vit à pied au centre',
    wants: {
      ...{ kind: 'apartment', maxBudget: 120 * MILLION, place: 'Plateau', bedrooms: 1, lifestyle: 'artistic' },
      ...{ transport: 'walking', work: 'office', goal: 'primary_residence', timeframe: 'exploring', familySize: 1 },
    },
    deal: 'buy',
    good: ['plateauFlat1'],
    fine: ['kermelPlan'],
  },
  {
    who: 'Sophie cherche un pied-à-terre à Saly pour les vacances',
    wants: {
      ...{ kind: 'apartment', maxBudget: 80 * MILLION, place: 'Saly', goal: 'vacation_home', timeframe: '3_months' },
      words: 'À acheter, avec piscine.',
    },
    deal: 'buy',
    means: { wishes: ['Swimming Pool'] },
    good: ['salyFlat'],
  },
  {
    who: 'Une grande famille qui travaille à Dakar',
    wants: {
      ...{ kind: 'villa', maxBudget: 480 * MILLION, bedrooms: 5, familySize: 5, lifestyle: 'family' },
      ...{ goal: 'primary_residence', work: 'office', transport: 'car', timeframe: '6_months' },
      words: 'Pas à Somone ni à Saly, c’est trop loin du bureau.',
    },
    deal: 'buy',
    means: { refusesPlaces: ['Somone', 'Saly'] },
    good: ['ouakamVilla', 'mermVilla'],
    fine: [],
    never: ['somoneVilla', 'salyEarth', 'salyVilla3'],
  },
])
