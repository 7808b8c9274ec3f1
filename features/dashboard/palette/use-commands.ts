import { useMutation } from '@tanstack/react-query'
import { LOCALES, type Locale } from '#common/locale.ts'
import { ownEntry } from '#common/own-entry.ts'
import { can, type Permission } from '#common/permissions.ts'
import { RETENTION_NAMES } from '#features/company/retention.ts'
import { settingsMessages } from '#features/company/staff/settings/messages.ts'
import { dropLeadDrafts } from '#features/enquiries/replies/staff/lead-drafts.ts'
import { fieldMessages } from '#platform/staff-kit/changes/field-messages.ts'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { useActor, useSignOut } from '#platform/staff-kit/ui/session.ts'
import { type Tab, tabGroups, tabPath } from '#platform/staff-kit/ui/tabs.ts'
import { useSite, useSiteRefresh } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import { THEME_CHOICES, useTheme } from '#ui/use-theme.ts'
import { dashboardPaletteMessages } from './messages.ts'

export interface Command {
  id: string
  group: 'go' | 'do' | 'settings'
  /** As it is called here, then in the other language. */
  names: readonly string[]
  detail?: string
  /** Where it leads, or what it does here. */
  to?: string
  act?: () => void
}

type Creation = keyof (typeof dashboardPaletteMessages)['en']['create']
const CREATE: Record<Creation, { needs: Permission; to: string }> = {
  lead: { needs: 'enquiry:write', to: `${tabPath('leads')}?add=` },
  viewing: { needs: 'enquiry:write', to: `${tabPath('viewings')}?add=` },
  task: { needs: 'enquiry:write', to: `${tabPath('tasks')}?add=` },
  stay: { needs: 'enquiry:write', to: `${tabPath('stays')}?add=` },
  template: { needs: 'template:write', to: `${tabPath('templates')}?template=new` },
  property: { needs: 'property:write', to: '/admin/add-property' },
  vehicle: { needs: 'vehicle:write', to: `${tabPath('vehicles')}?add=` },
  investment: { needs: 'investment:write', to: `${tabPath('investments')}/new` },
  article: { needs: 'article:write', to: `${tabPath('articles')}/new` },
  podcast: { needs: 'podcast:write', to: `${tabPath('podcasts')}/new` },
}

type Part = Exclude<keyof (typeof settingsMessages)['en']['parts'], `${string}Hint`>
/** The fields of each part of the settings, as its form names them; the part itself leads to the first. */
const SETTINGS: Record<Part, readonly [string, ...string[]]> = {
  reach: ['phone', 'whatsappNumber', 'email', 'schedulerUrl'],
  hours: ['monday'],
  place: ['street', 'streetFr', 'place', 'placeFr'],
  identity: ['name', 'legalName', 'registrationNumber', 'foundedYear', 'legalEmail'],
  rates: ['usdRate'],
  holds: ['holdHours'],
  stays: ['touristTax'],
  retention: RETENTION_NAMES as unknown as readonly [string, ...string[]],
  notifications: ['notificationAddresses'],
}

/** Of parts whose fields say nothing by themselves. */
const WITHOUT_FIELDS: readonly Part[] = ['hours', 'rates', 'notifications']

const fieldName = (name: string, locale: Locale) =>
  ownEntry<string>(settingsMessages[locale].fields, name) ??
  ownEntry<string>(fieldMessages[locale].fields, name) ??
  name

function settingCommands(locales: readonly Locale[]): Command[] {
  const address = (field: string) => `${tabPath('settings')}?${new URLSearchParams({ field })}`
  return (Object.keys(SETTINGS) as Part[]).flatMap((part) => {
    const parts = locales.map((locale) => settingsMessages[locale].parts[part])
    const detail = dashboardPaletteMessages[locales[0] ?? 'en'].setting(parts[0] ?? '')
    const whole = { id: `setting-${part}`, group: 'settings', names: parts, to: address(SETTINGS[part][0]) } as const
    const fields = WITHOUT_FIELDS.includes(part) ? [] : SETTINGS[part]
    return [
      { ...whole, detail: dashboardPaletteMessages[locales[0] ?? 'en'].groups.settings },
      ...fields.map((field): Command => {
        const names = locales.map((locale) => fieldName(field, locale))
        return { id: `setting-${part}-${field}`, group: 'settings', names, detail, to: address(field) }
      }),
    ]
  })
}

/** The staff area has one address for both languages: the choice is a cookie. */
function useLanguage() {
  const refreshSite = useSiteRefresh()
  return useMutation({
    mutationFn: (language: Locale) =>
      fetch('/preferences', { method: 'POST', body: new URLSearchParams({ language }), redirect: 'manual' }),
    onSuccess: refreshSite,
  })
}

/** What can be done and where one can go from anywhere, as far as this person may. */
export function useCommands({ onShortcuts }: { onShortcuts: () => void }): Command[] {
  const { locale } = useSite()
  const actor = useActor()
  const toast = useToast()
  const { choose: chooseTheme } = useTheme()
  const language = useLanguage()
  const signOut = useSignOut({ onLeave: () => dropLeadDrafts() })
  const locales = [locale, ...LOCALES.filter((other) => other !== locale)]
  const inBoth = (read: (words: (typeof dashboardPaletteMessages)['en'], of: Locale) => string) =>
    locales.map((of) => read(dashboardPaletteMessages[of], of))

  const failed = (error: Error) =>
    toast({
      title: staffMessages[locale].error,
      description: staffMessages[locale].networkError(error.message),
      variant: 'destructive',
    })

  const tabs = tabGroups(actor).flatMap((group) => group.tabs)
  const goTo: Command[] = [
    ...tabs.map((tab: Tab): Command => {
      const names = locales.map((of) => staffMessages[of].dashboard.tabs[tab])
      return { id: `go-${tab}`, group: 'go', names, to: tabPath(tab) }
    }),
    { id: 'go-account', group: 'go', names: inBoth((words) => words.account), to: '/admin/account' },
    { id: 'go-website', group: 'go', names: inBoth((words) => words.website), to: '/' },
  ]
  const create = (Object.keys(CREATE) as Creation[])
    .filter((what) => can(actor, CREATE[what].needs))
    .map((what): Command => {
      return { id: `new-${what}`, group: 'do', names: inBoth((words) => words.create[what]), to: CREATE[what].to }
    })
  const others = locales.slice(1)
  const doHere: Command[] = [
    ...THEME_CHOICES.map((choice): Command => {
      const names = inBoth((words) => words.theme[choice])
      return { id: `theme-${choice}`, group: 'do', names, act: () => chooseTheme(choice) }
    }),
    ...others.map((other): Command => {
      const names = inBoth((words) => words.otherLanguage)
      return { id: `language-${other}`, group: 'do', names, act: () => language.mutate(other, { onError: failed }) }
    }),
    { id: 'shortcuts', group: 'do', names: inBoth((words) => words.shortcuts), act: onShortcuts },
    {
      id: 'sign-out',
      group: 'do',
      names: inBoth((words) => words.signOut),
      act: () => signOut.mutate(undefined, { onError: failed }),
    },
  ]
  return [...create, ...goTo, ...doHere, ...(can(actor, 'settings:write') ? settingCommands(locales) : [])]
}
