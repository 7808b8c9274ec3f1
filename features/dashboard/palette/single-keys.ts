import { keptInBrowser, useKept } from '#ui/browser-storage.ts'

/** Keys that act without Ctrl: whoever speaks their input would press them by speaking (WCAG 2.1.4). */
const kept = keptInBrowser({ key: 'kais-single-keys', read: (value) => (value === 'off' ? value : null) })

export const areSingleKeysOn = () => kept.read() === null

export function useSingleKeys(): [boolean, (isOn: boolean) => void] {
  const isOn = useKept(kept, (value) => value === null)
  return [isOn, (next) => (next ? kept.clear() : kept.write('off'))]
}
