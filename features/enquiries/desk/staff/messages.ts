import type { DeskMove } from '../desk-status.ts'

const moves: Record<DeskMove, string> = { 'in-progress': 'Take it up', done: 'Mark as done', archived: 'Archive' }

const moved: Record<DeskMove, string> = {
  'in-progress': 'It is in progress now.',
  done: 'Done.',
  archived: 'Archived. It stays in this list and in the search.',
}

const en = {
  search: 'Name, address, words, reference',
  filters: (set: number) => (set === 0 ? 'Filters' : `Filters (${set})`),
  clearFilters: 'Clear all filters',
  status: 'Status',
  type: 'Type',
  owner: 'Owner',
  mine: 'Mine',
  nobodys: 'Nobody’s yet',
  held: 'Spam check',
  heldBack: 'Held back',
  letThrough: 'Let through',
  pickupFrom: 'Pick-up from',
  pickupTo: 'Pick-up until',
  fresh: {
    contacts: (n: string) => `${n} new`,
    inquiries: (n: string) => `${n} open`,
    bookings: (n: string) => `${n} pending`,
  },
  /** Where so many are new that they were not all counted. */
  moreThan: (counted: string) => `more than ${counted}`,
  exportCsv: 'Export as CSV',
  pickup: (when: string) => `pick-up ${when}`,
  received: (when: string) => `received ${when}`,
  openLead: 'Open the lead',
  leadIs: (status: string) => `Lead: ${status}`,
  moves,
  reopen: 'Take it up again',
  moving: 'Saving…',
  moved,
  delete: {
    label: 'Delete',
    title: (name: string) => `Delete what ${name} sent?`,
    text: 'It goes for good and cannot be brought back. The audit trail keeps that it was deleted, not what it said.',
    act: 'Delete for good',
    leave: 'Keep it',
    done: 'Deleted for good',
  },
}

const fr = {
  search: 'Nom, adresse, mots, référence',
  filters: (set) => (set === 0 ? 'Filtres' : `Filtres (${set})`),
  clearFilters: 'Effacer tous les filtres',
  status: 'Statut',
  type: 'Type',
  owner: 'Responsable',
  mine: 'Les miens',
  nobodys: 'Sans responsable',
  held: 'Contrôle du spam',
  heldBack: 'Retenus',
  letThrough: 'Non retenus',
  pickupFrom: 'Prise en charge dès le',
  pickupTo: 'Prise en charge jusqu’au',
  fresh: {
    contacts: (n) => `Nouveaux\u00a0: ${n}`,
    inquiries: (n) => `Ouvertes\u00a0: ${n}`,
    bookings: (n) => `En attente\u00a0: ${n}`,
  },
  moreThan: (counted) => `plus de ${counted}`,
  exportCsv: 'Exporter en CSV',
  pickup: (when) => `prise en charge le ${when}`,
  received: (when) => `reçu le ${when}`,
  openLead: 'Ouvrir la fiche',
  leadIs: (status) => `Prospect\u00a0: ${status}`,
  moves: { 'in-progress': 'Prendre en charge', done: 'Marquer comme traité', archived: 'Archiver' },
  reopen: 'Reprendre',
  moving: 'Enregistrement…',
  moved: {
    'in-progress': 'C’est en cours.',
    done: 'Traité.',
    archived: 'Archivé. Cette entrée reste dans la liste et dans la recherche.',
  },
  delete: {
    label: 'Supprimer',
    title: (name) => `Supprimer ce qu’a envoyé ${name}\u202f?`,
    text: 'C’est définitif. Le journal garde trace de la suppression, pas de ce qui était écrit.',
    act: 'Supprimer définitivement',
    leave: 'Garder',
    done: 'Supprimé définitivement',
  },
} satisfies typeof en

export const deskMessages = { en, fr }
