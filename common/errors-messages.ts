import type { ErrorCode } from './errors.ts'

const en: Record<ErrorCode, string> = {
  invalid_input: 'Some of what was sent is not usable. The fields say which and why.',
  invalid_json: 'The request is not valid JSON.',
  unauthenticated: 'Please sign in first.',
  invalid_credentials: 'Invalid credentials',
  invalid_code: 'This code is not right, or it has been used. Wait for the next one and try again.',
  wrong_password: 'This is not your current password.',
  forbidden: 'Your account is not allowed to do this.',
  foreign_origin: 'This request came from another website and was refused.',
  not_found: 'There is nothing at this address.',
  method_not_allowed: 'This address does not accept that method.',
  slug_taken: 'Another article already has this address. Give one of the two another address.',
  username_taken: 'Another account already has this username. Please choose another one.',
  email_taken: 'Another account already has this e-mail address. Please choose another one.',
  feed_known: 'This feed is already in the list. Change the one that is there.',
  lead_known: 'Another lead already has this e-mail address. Open it, or merge the two.',
  forbidden_move: 'This status cannot follow the one it has now.',
  submission_of_lead: 'This message stands on a lead’s timeline, so it stays. It goes when that lead is erased.',
  already_separated: 'This message has already been moved to a lead of its own.',
  own_submission: 'This message came from the lead’s own address, so it belongs to this lead.',
  not_failed: 'This message has not failed, so it is not sent again.',
  account_changed:
    'Your account was changed in the meantime, in another window or by somebody else. Load the page again.',
  too_many_passkeys: 'This account has as many passkeys as it can have. Remove one first.',
  passkey_known: 'This passkey already belongs to an account.',
  authenticator_on: 'An authenticator app is already set up for this account. Switch it off first.',
  authenticator_off:
    'No authenticator app is set up for this account, or its set-up was not begun. Begin with the set-up.',
  idempotency_mismatch:
    'This was already sent with other contents, so nothing was sent now. Load the page again and send it once more.',
  vehicle_taken: 'This car has just been taken for those days. Nothing was reserved.',
  nights_taken:
    'Some of these nights are already taken. Nothing was reserved, and nothing was sent. Please choose other dates.',
  no_car_free: 'No suitable car of this category is free at that time. Nothing was reserved, and nothing was sent.',
  too_many_holds:
    'We already hold as much as we can under your name, or for people on your internet connection. To reserve more, please write to us or call.',
  same_lead: 'A lead cannot be merged with itself.',
  open_hires: 'A car hire is not over yet. Complete or cancel it first.',
  open_stays: 'A stay is not over yet. Cancel it first, or wait for its end.',
  viewing_taken: 'Somebody has just taken this time. Please choose another one.',
  open_viewings: 'A viewing is still to come. Cancel it first, or wait until it is over.',
  no_email_address: 'No e-mail address is known for this person.',
  home_not_sendable:
    'One of these homes is hidden, gone or under offer. Take it out of the message and send the others.',
  last_admin: 'This is the only administrator who can sign in. Make somebody else one first.',
  link_over: 'This link no longer works: it was used, it is too old, or a newer one was sent.',
  stale_edit:
    'Somebody else changed this while you were writing. Nothing was overwritten: load it again and repeat your change.',
  payload_too_large: 'The request is too large.',
  image_too_large: 'Images must be smaller than 10MB.',
  file_too_large: 'Documents may be up to 30 MB, recordings up to 115 MB.',
  unsupported_media_type: 'This kind of content is not accepted here.',
  range_not_satisfiable: 'This file has no such part.',
  not_an_image: 'Only image files are allowed.',
  heic_unreadable:
    'This HEIC picture cannot be opened: it is damaged, or larger than 50 megapixels. Export it as a JPEG and upload that file instead.',
  not_a_document: 'Only PDF documents and MP3, M4A or OGG recordings are accepted.',
  too_many_requests: 'Too many requests in a short time. Please wait a minute and try again.',
  too_many_reservations:
    'Many reservations came from your connection within the hour. Please try again later, or write to us.',
  too_many_sign_ins: 'Too many sign-in attempts. Please wait a few minutes and try again.',
  unavailable: 'Kais cannot answer right now. Please try again in a moment.',
  not_storable:
    'We cannot save anything at the moment, so nothing was sent or changed. What you typed is still here: please try again later, or call us.',
  no_room_for_files:
    'The storage of the site is nearly full, so no pictures or files are taken. Please tell whoever looks after the server.',
  internal: 'Something went wrong on our side. Nothing was changed; please try again.',
}

const fr: Record<ErrorCode, string> = {
  invalid_input: 'Une partie de l’envoi n’est pas utilisable. Les champs disent laquelle et pourquoi.',
  invalid_json: 'La requête n’est pas du JSON valide.',
  unauthenticated: 'Merci de vous connecter d’abord.',
  invalid_credentials: 'Identifiants incorrects',
  invalid_code: 'Ce code n’est pas le bon, ou il a déjà servi. Attendez le suivant et réessayez.',
  wrong_password: 'Ce n’est pas votre mot de passe actuel.',
  forbidden: 'Votre compte n’a pas le droit de faire cela.',
  foreign_origin: 'Cette requête vient d’un autre site et a été refusée.',
  not_found: 'Il n’y a rien à cette adresse.',
  method_not_allowed: 'Cette adresse n’accepte pas cette méthode.',
  slug_taken: 'Un autre article a déjà cette adresse. Donnez une autre adresse à l’un des deux.',
  username_taken: 'Un autre compte porte déjà ce nom d’utilisateur. Merci d’en choisir un autre.',
  email_taken: 'Un autre compte utilise déjà cette adresse e-mail. Merci d’en choisir une autre.',
  feed_known: 'Ce flux figure déjà dans la liste. Modifiez celui qui s’y trouve.',
  lead_known: 'Une autre fiche porte déjà cette adresse e-mail. Ouvrez-la, ou fusionnez les deux.',
  forbidden_move: 'Ce statut ne peut pas suivre le statut actuel.',
  submission_of_lead:
    'Ce message figure dans l’historique d’une fiche\u00a0: il reste. Il disparaît quand la fiche est effacée.',
  already_separated: 'Ce message a déjà été placé dans une fiche à part.',
  own_submission: 'Ce message vient de l’adresse de cette fiche\u00a0: il lui appartient.',
  not_failed: 'L’envoi de ce message n’a pas échoué\u202f; il n’est pas renvoyé.',
  account_changed:
    'Votre compte a été modifié entre-temps, dans une autre fenêtre ou par quelqu’un d’autre. Rechargez la page.',
  too_many_passkeys: 'Ce compte a atteint le nombre maximal de clés d’accès. Retirez-en une d’abord.',
  passkey_known: 'Cette clé d’accès appartient déjà à un compte.',
  authenticator_on: 'Une application d’authentification est déjà configurée pour ce compte. Désactivez-la d’abord.',
  authenticator_off:
    'Aucune application d’authentification n’est configurée pour ce compte, ou sa configuration n’a pas commencé. Commencez par la configurer.',
  idempotency_mismatch:
    'Cet envoi a déjà été fait avec un autre contenu\u202f; rien n’est parti cette fois. Rechargez la page et envoyez-le de nouveau.',
  vehicle_taken: 'Cette voiture vient d’être prise à ces dates. Rien n’a été réservé.',
  nights_taken:
    'Certaines de ces nuits sont déjà prises. Rien n’a été réservé ni envoyé. Merci de choisir d’autres dates.',
  no_car_free: 'Aucune voiture adaptée n’est libre dans cette catégorie à ces dates. Rien n’a été réservé ni envoyé.',
  too_many_holds:
    'Nous ne pouvons rien retenir de plus à votre nom ou depuis votre connexion internet. Pour réserver davantage, écrivez-nous ou appelez-nous.',
  same_lead: 'Une fiche ne peut pas être fusionnée avec elle-même.',
  open_hires: 'Une location de voiture n’est pas terminée. Terminez-la ou annulez-la d’abord.',
  open_stays: 'Un séjour n’est pas terminé. Annulez-le d’abord, ou attendez sa fin.',
  viewing_taken: 'Ce créneau vient d’être pris. Merci d’en choisir un autre.',
  open_viewings: 'Une visite est encore à venir. Annulez-la d’abord, ou attendez qu’elle soit passée.',
  no_email_address: 'Aucune adresse e-mail n’est connue pour cette personne.',
  home_not_sendable: 'Un de ces biens est masqué, supprimé ou sous offre. Retirez-le du message et envoyez les autres.',
  last_admin: 'C’est le seul administrateur qui puisse se connecter. Désignez-en d’abord un autre.',
  link_over: 'Ce lien n’est plus valable\u00a0: il a déjà servi, il est trop ancien, ou un plus récent a été envoyé.',
  stale_edit:
    'Quelqu’un d’autre a modifié ces données pendant que vous écriviez. Rien n’a été écrasé\u00a0: rechargez-les et refaites votre modification.',
  payload_too_large: 'La requête est trop volumineuse.',
  image_too_large: 'Les images doivent peser moins de 10\u00a0Mo.',
  file_too_large: 'Les documents peuvent peser jusqu’à 30\u00a0Mo, les enregistrements jusqu’à 115\u00a0Mo.',
  unsupported_media_type: 'Ce type de contenu n’est pas accepté ici.',
  range_not_satisfiable: 'Ce fichier n’a pas cette partie.',
  not_an_image: 'Seuls les fichiers image sont acceptés.',
  heic_unreadable:
    'Cette image HEIC ne s’ouvre pas\u00a0: elle est abîmée, ou dépasse 50\u00a0mégapixels. Exportez-la en JPEG et envoyez plutôt ce fichier.',
  not_a_document: 'Seuls les documents PDF et les enregistrements MP3, M4A ou OGG sont acceptés.',
  too_many_requests: 'Trop de requêtes en peu de temps. Merci de patienter une minute avant de réessayer.',
  too_many_reservations:
    'Beaucoup de réservations sont venues de votre connexion en une heure. Merci de réessayer plus tard, ou de nous écrire.',
  too_many_sign_ins: 'Trop de tentatives de connexion. Merci de patienter quelques minutes avant de réessayer.',
  unavailable: 'Kais ne peut pas répondre pour le moment. Merci de réessayer dans un instant.',
  not_storable:
    'Nous ne pouvons rien enregistrer pour le moment\u00a0: rien n’a été envoyé ni modifié. Ce que vous avez écrit est toujours là\u00a0: merci de réessayer plus tard, ou de nous appeler.',
  no_room_for_files:
    'L’espace de stockage du site est presque plein\u00a0: il ne prend plus ni images ni fichiers. Merci de prévenir la personne qui s’occupe du serveur.',
  internal: 'Un problème est survenu de notre côté. Rien n’a été modifié\u202f; merci de réessayer.',
}

export const errorMessages = { en, fr }
