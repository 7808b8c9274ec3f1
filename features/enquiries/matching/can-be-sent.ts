import type { PropertyRow } from '#features/nest/property.table.server.ts'

/** What somebody may still have: visitors find it, and it is not kept for anybody else. */
export const canBeSent = ({ isAvailable, saleState }: Pick<PropertyRow, 'isAvailable' | 'saleState'>) =>
  isAvailable && saleState === 'available'
