import type { TemplateDraft } from '#features/templates/template.schema.ts'

/** What staff of a new house can begin from, and change as they like. */
export const demoTemplates: TemplateDraft[] = [
  {
    type: 'email',
    name: 'First answer',
    subject: 'Your message to {{company}}',
    subjectFr: 'Votre message à {{company}}',
    body: `Dear {{firstName}},

Thank you for writing to us about {{subject}}.

I am looking into it and will come back to you with an answer, not with a brochure. Three things would help me meanwhile: when you need it, what you would like to spend, and what would make you say no.

If you would rather talk, you can reach me at {{companyPhone}}.

Kind regards`,
    bodyFr: `Bonjour {{firstName}},

Merci de nous avoir écrit concernant {{subject}}.

Je m’en occupe et reviens vers vous avec une réponse, pas avec une brochure. Trois choses m’aideraient en attendant\u00a0: l’échéance, le budget, et ce qui vous ferait dire non.

Si vous préférez en parler, vous pouvez me joindre au {{companyPhone}}.

Bien à vous`,
  },
  {
    type: 'email',
    name: 'Proposing a visit',
    subject: 'A visit: {{subject}}',
    subjectFr: 'Une visite\u00a0: {{subject}}',
    body: `Dear {{firstName}},

You can see it. Would one of these times suit you?

– 
– 

Please bring somebody who knows you well: two people notice more than one.

Reply to this message with the time you prefer, or call {{companyPhone}}.

Kind regards`,
    bodyFr: `Bonjour {{firstName}},

La visite est possible. L’un de ces moments vous conviendrait-il\u202f?

– 
– 

Venez avec quelqu’un qui vous connaît bien\u00a0: à deux, on remarque davantage.

Répondez à ce message en indiquant le moment qui vous convient, ou appelez le {{companyPhone}}.

Bien à vous`,
  },
  {
    type: 'email',
    name: 'Coming back to somebody',
    subject: 'Are you still looking?',
    subjectFr: 'Cherchez-vous toujours\u202f?',
    body: `Dear {{firstName}},

Some time ago you wrote to us about {{subject}}. I have not heard from you since, which may simply mean that you found what you were looking for.

If you did, so much the better, and you need not answer. If you are still looking, one line is enough, and I will take it up where we left off.

Kind regards`,
    bodyFr: `Bonjour {{firstName}},

Il y a quelque temps, vous nous avez écrit concernant {{subject}}. Je suis sans nouvelles de vous depuis, ce qui veut peut-être simplement dire que vous avez trouvé.

Si c’est le cas, tant mieux, et vous n’avez pas à répondre. Si vous cherchez toujours, une ligne suffit\u00a0: je reprendrai là où nous en étions.

Bien à vous`,
  },
  {
    type: 'article',
    name: 'A neighbourhood on foot',
    subject: 'A walk through …',
    subjectFr: 'À pied dans …',
    body: `Where it begins and where it ends, in one paragraph. Who lives here, and who has just arrived.

## In the morning

What is open, what one hears, where people go.

## What it costs

Rents and prices as of {{date}}, with the range and what explains it.

## What to know before moving here

The road in the rains, the school run, the noise. Say it as it is.`,
    bodyFr: `Où le quartier commence et où il finit, en un paragraphe. Qui vit ici, et qui vient d’arriver.

## Le matin

Ce qui est ouvert, ce qu’on entend, où l’on va.

## Ce que cela coûte

Loyers et prix au {{date}}, avec la fourchette et ce qui l’explique.

## À savoir avant de s’installer

La route sous la pluie, le trajet de l’école, le bruit. Dites-le tel quel.`,
  },
  {
    type: 'social',
    name: 'A new home on the site',
    subject: null,
    subjectFr: null,
    body: `New on {{siteUrl}}: … bedrooms in …, … m².
What the pictures do not show: …
Visits from {{date}}: {{companyPhone}}`,
    bodyFr: `Nouveau sur {{siteUrl}}\u00a0: …\u00a0chambres à …, …\u00a0m².
Ce que les photos ne montrent pas\u00a0: …
Visites à partir du {{date}}\u00a0: {{companyPhone}}`,
  },
  {
    type: 'newsletter',
    name: 'The month in brief',
    subject: 'From {{company}}: the month in brief',
    subjectFr: '{{company}}\u00a0: le mois en bref',
    body: `Dear {{firstName}},

Three things worth your time this month.

1. A home: …
2. A place: …
3. Something to read: …

All of it, and the rest, is at {{siteUrl}}.

{{agent}}`,
    bodyFr: `Bonjour {{firstName}},

Trois choses qui méritent votre temps ce mois-ci.

1. Un logement\u00a0: …
2. Un lieu\u00a0: …
3. De quoi lire\u00a0: …

Tout cela, et le reste, sur {{siteUrl}}.

{{agent}}`,
  },
]
