const en = {
  label: 'Saved filters',
  keep: 'Save these filters',
  name: 'Name of these filters',
  save: 'Save',
  rename: 'Rename',
  delete: 'Delete',
  about: (name: string) => ` (${name})`,
  leave: 'Never mind',
  saved: (name: string) => `Saved: ${name}`,
  renamed: (name: string) => `Now called ${name}`,
  deleted: (name: string) => `Deleted: ${name}`,
  undo: 'Undo',
  error: 'Error',
}

const fr = {
  label: 'Filtres enregistrés',
  keep: 'Enregistrer ces filtres',
  name: 'Nom de ces filtres',
  save: 'Enregistrer',
  rename: 'Renommer',
  delete: 'Supprimer',
  about: (name) => ` (${name})`,
  leave: 'Ne rien changer',
  saved: (name) => `Enregistrés\u00a0: ${name}`,
  renamed: (name) => `S’appellent maintenant ${name}`,
  deleted: (name) => `Supprimés\u00a0: ${name}`,
  undo: 'Annuler',
  error: 'Erreur',
} satisfies typeof en

export const savedFilterMessages = { en, fr }
