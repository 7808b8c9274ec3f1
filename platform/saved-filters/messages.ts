const en = {
  label: 'Kept filters',
  keep: 'Keep these filters',
  name: 'Name them',
  save: 'Keep',
  rename: 'Rename',
  delete: 'Delete',
  about: (name: string) => ` (${name})`,
  leave: 'Never mind',
  saved: (name: string) => `Kept: ${name}`,
  renamed: (name: string) => `Now called ${name}`,
  deleted: (name: string) => `Deleted: ${name}`,
  undo: 'Undo',
  error: 'Error',
}

const fr = {
  label: 'Filtres gardés',
  keep: 'Garder ces filtres',
  name: 'Leur donner un nom',
  save: 'Garder',
  rename: 'Renommer',
  delete: 'Supprimer',
  about: (name) => ` (${name})`,
  leave: 'Annuler',
  saved: (name) => `Gardés\u00a0: ${name}`,
  renamed: (name) => `S’appellent maintenant ${name}`,
  deleted: (name) => `Supprimés\u00a0: ${name}`,
  undo: 'Annuler',
  error: 'Erreur',
} satisfies typeof en

export const savedFilterMessages = { en, fr }
