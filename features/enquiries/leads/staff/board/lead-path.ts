import { tabPath } from '#platform/staff-kit/ui/tabs.ts'

export const leadPath = (id: number) => `${tabPath('leads')}/${id}`
