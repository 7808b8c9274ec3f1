/** The map's colours as map.css names them, in the theme that is shown. */
const TOKENS = {
  land: '--map-land',
  abroad: '--map-abroad',
  sea: '--map-sea',
  shallow: '--map-shallow',
  coast: '--map-coast',
  border: '--map-border',
  name: '--map-name',
  townName: '--map-town-name',
  countryName: '--map-country-name',
  seaName: '--map-sea-name',
  area: '--map-area',
} as const

export type MapColours = Record<keyof typeof TOKENS, string>

export function readMapColours(): MapColours {
  const style = getComputedStyle(document.documentElement)
  const colours = Object.entries(TOKENS).map(([name, token]) => [name, style.getPropertyValue(token).trim()])
  return Object.fromEntries(colours) as MapColours
}
