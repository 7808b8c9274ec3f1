import type { Phrases } from './phrase-table.ts'

/** What people write in English. Data: to be understood, a phrase only needs to stand here. */
export const en: Phrases = {
  things: {
    offPlan: `off plan, off the plan, not finished, arent finished, isnt finished, cranes are still up, crane, from drawings, from plan, before construction, before the walls go up, still pick the tiles, new scheme, get in early, handed over in, on plan, under construction, still being built, being built, building site, construction site, unbuilt, not built yet,
      not yet built, new build, newbuild, new development, still going up, going up, goes up, before it is built, before completion, pre construction, presale, pre sale,
      launch price, still a drawing, a drawing, drawings, on paper, artist impression, rendering, unfinished, vefa, developer project, pay in stages, stage payments, staged payments, building work still to do`,
    '-offPlan': `rather have the keys, newly completed, don finish, delivered, move in ready, ready to move in, ready to move into, ready to live in, already built, already finished, already standing, fully finished, finished and, be finished, finished already, finished or, completed, existing, existing home,
      turn key, turnkey, keys in hand, key in hand, empty and ready, ready now, already exists, exists already, that exists, actually exists, already standing, delivered one, with keys, ready home, finished home, resale, second hand`,
    'deal=buy': `becoming owners, become owners, become an owner, becoming an owner, place of my own, tired of landlords, acquiring, buy, buying, buyer, to purchase, purchase, purchasing, acquire, acquisition, for sale, own it, to own, owning, freehold, invest in, investment property, buy to let, pay cash, cash buyer, the day i sign`,
    'deal=rent': `monthly let, twelve month let, rent, renting, rental, to let, lease, leasing, tenancy, tenant, long let, long term let, monthly rent, rent monthly, company lease, corporate lease, lease in the name`,
    'deal=short-stay': `place to crash, festival, hire for our vacation, for our holidays, our holidays, for our vacation, our vacation, short stay, short let, short term, short term rental, short term let, holiday rental, holiday let, vacation rental, holiday home for a week, airbnb, air bnb, nightly,
      weekend break, city break, long weekend, honeymoon, family holiday, our holiday, the holidays, on holiday, on vacation, a vacation, holiday flat, few nights, few days, a fortnight, two weeks in, one week in, a week in, check in, stopover, layover`,
    'kind=villa|townhouse': `own compound, compound, house, home with a garden, detached, bungalow, family house, villa or terraced, a house of any sort, own front door`,
    'kind=villa': 'villa, mansion',
    'kind=townhouse': 'townhouse, town house, terraced house, row house, terraced, riad',
    'kind=apartment': 'apartment, flat, appartment, condo, condominium, serviced apartment',
    'kind=penthouse': 'penthouse, pent house',
    'kind=duplex': 'duplex, maisonette, split level, flat over two levels, flat on two levels, two level flat',
    'kind=studio': 'studio, bedsit, studio flat, one room flat, single room',
    'kind=commercial': `office space, new office, office of, require office, need office, office or, or office, office in, an office for, office building, office to rent, office to let, rent an office, need an office, looking for an office, commercial space, restaurant space, cafe space, commercial premises, professional premises, business premises,
      premises, a shop to, shop space, shop to rent, showroom, warehouse, storefront, retail space, clinic space, entire building, whole building, block of flats, apartment building, coworking`,
    'kind=land': `land, vacant land, parcel of land, piece of ground, plot, plot of land, building plot, piece of land, empty land, bare land, the ground to build, ground to build on, build our own, build my own, build ourselves, terrain, lot to build`,
    'nights=14': 'fortnight, a fortnight',
    'levels=1': `single storey, single story, single level, one level, on one level, all on one level, one storey, one floor, on one floor, same level, same floor, everything on the flat, bungalow style`,
    'levels=2..9': 'several levels, upstairs and downstairs, over two levels, on two floors, multi level',
    'floor=0': 'ground floor, ground level, street level, groundfloor',
    topFloor:
      'uppermost, over my head, over our heads, very top of the building, top of the building, top floor, last floor, highest floor, right under the roof, nobody above, no one above, nobody over us, no neighbours above, topmost',
    lift: 'lift, elevator, working lift',
    'stepFree!': `wheelchair, wheel chair, her chair, his chair, doesnt walk, does not walk, no longer walk, cannot walk, cant walk, hardly walk, step free, stepfree, no step, no steps, not a single step, without steps, level access, disabled access, handicap access, accessible for, accessible to, walking frame, walker, zimmer frame, rollator,
      disability, disabled, reduced mobility, limited mobility, mobility scooter, paraplegic, wheel myself, roll in`,
    'noStairs!': `climbed a staircase, climb a staircase, garden level, climbed stairs, no stairs, without stairs, stairs are a, stairs are difficult, stairs are hard, stairs are out, stairs are not, stairs are no, stairs kill, climb stairs, climbing stairs, do stairs, manage stairs, handle stairs, cannot climb, can not climb, not climb, cant climb, bad knee, bad knees, knee, my knees, new hip, hip replacement, bad hip, bad back, stairs anymore, too many stairs, fewer stairs, trouble with stairs, problem with stairs, struggle with stairs, struggles with stairs`,
    '-noStairs': 'stairs, flights of stairs, the stairs, steep stairs, any stairs, staircase, steps, climbing',
    'pool=private': `ours alone, pool that s ours, pool that is ours, just ours, dont have to share, private pool, own pool, our own pool, a pool of our own, pool of my own, pool to ourselves, pool to myself, pool just for us, pool for us alone, not a shared pool, not shared pool`,
    'pool=shared': `shared pool, communal pool, common pool, pool in the residence, residents pool, pool in the building, estate pool, share a pool, pool shared, community pool, pool in the compound`,
    'pool=any':
      'pool, swimming pool, swiming pool, plunge pool, somewhere to swim, swim in, can swim, a swim every, swimming',
    quiet: `quiet, calm, peaceful, peace and quiet, silent, silence, tranquil, tranquility, tranquillity, sleepy street, calm street, light sleeper, sleeps badly, serenity, serene, quietness`,
    'quiet!': `noise, noisy, loud, traffic noise, traffic, busy road, main road, nightclub, night club, horns, road noise, racket, party next door, barking, loudspeaker, rush hour under`,
    pets: `pet, dog, cat, puppy, kitten, labrador, animal, labradors, poodle, terrier, spaniel, four legged, bulldog, german shepherd, parrot`,
    'place=coast': 'on the coast, the coast, the seaside, along the coast',
    'near=sea?': 'the beach, beach, the sea, sea, the ocean, ocean',
    'near=sea': `near the sea, by the sea, close to the sea, near the beach, close to the beach, the beach close, by the beach, close to the beach, on the beach, beach front, beachfront, sea front, seafront, oceanfront, ocean front, waterfront, seaside, by the water, on the water, by the ocean, near the ocean, close to the ocean, sea at my feet, ocean at my feet, sea at our feet,
      walking distance of the beach, walking distance 2 the beach, walking distance to the beach, walk to the beach, walk to the sea, steps from the beach, feet in the sand, feet in the water, hear the waves, hear the sea, hear the ocean, smell the sea, sea breeze, distance of the beach, inland sea, next to the sea, next to the beach, near water, close to the beach, toes in the sand`,
    'amenity=Air Conditioning': 'air conditioning, air conditioned, air conditioner, air con, aircon, a c, ac',
    'amenity=Gym': 'gym, fitness room, workout room, exercise room, treadmill',
    'amenity=Parking':
      'parking, parking space, car park, carport, park my car, park our car, park the car, place to park, room for the car, room for a car, somewhere for the car, parking spot, space for two cars, parking for two',
    'amenity=Garage': 'garage, lock up garage',
    'amenity=Balcony|Terrace':
      'outside space, outdoor space, private outside, somewhere to sit outside, sit outside, eat outside, dine outside',
    'amenity=Balcony': 'balcony, balconies, loggia',
    'amenity=Terrace': 'terrace, roof terrace, rooftop, roof top, patio, veranda, deck, sun deck',
    'amenity=Garden': 'garden, yard, back yard, backyard, lawn, green space, grass, kick a ball, trees',
    'amenity=Security':
      'security, secure, gated, gated community, guard, guarded, watchman, round the clock, cctv, night guard, guardian, safe compound',
    'amenity=Concierge': 'concierge, doorman, front desk, porter, reception desk',
    'amenity=Laundry Room': 'laundry room, laundry, utility room, washing machine',
    'amenity=WiFi|Fiber Optic':
      'wifi, wi fi, internet, internet connection, good connection, decent internet, reliable internet, video calls, broadband',
    'amenity=Fiber Optic': 'fiber, fibre, fiber optic, fibre optic, fast internet, high speed internet, fast wifi',
    'amenity=Furnished': 'furnished, fully furnished, furniture included, with furniture, furniture in it',
    '-amenity=Furnished':
      'unfurnished, not furnished, without furniture, our own furniture, my own furniture, own furniture',
    'amenity=Ocean View': `ocean view, sea view, seaview, view of the sea, view of the ocean, views of the sea, view over the sea, view on the sea, view over the ocean, ocean to look at, look onto the ocean, look onto the sea, look on the ocean, the planes and the sea, see the sea, sea in view, ocean in view, see the ocean, see the atlantic, see the water, look at the sea, looking at the sea, overlooking the sea, overlooking the ocean, facing the sea, facing the ocean, sea facing, ocean facing, view of the atlantic, water view, sunset over the water, sunset over the sea, look out at the sea, look out on the sea, sea from the, ocean from the, wake up to the sea, looks at the sea`,
    'amenity=City View': 'city view, view of the city, skyline, city lights, view over the city',
    'amenity=Generator':
      'generator, genset, backup power, back up power, power backup, power back up, power that stays on, when the power goes, standby power, group electrogene',
    'amenity=Generator|Solar Power!':
      'power cut, power cuts, power outage, blackout, black out, load shedding, electricity cut, electricity cuts, lights go out',
    'amenity=Solar Power': 'solar, solar panel, solar power, off grid',
    'amenity=Home Automation': 'home automation, smart home, smart house, automated',
    'amenity=Storage': 'storage, store room, storeroom, storage room, cellar, place to store, room to store, box room',
    'amenity=Guest Toilet': 'guest toilet, toilet for guests, guest wc, powder room, cloakroom, separate toilet',
    'place=almadies-side':
      'almadi side, almadies side, side of almadies, almadies end, western tip, around the almadies, western point',
    'place=Plateau':
      'downtown, city centre, city center, town centre, town center, centre of town, central dakar, centre of dakar, the centre of the city',
    'place=islands': 'an island, the islands, on the island, island life, on an island',
    'place=Dakar':
      'dakar proper, dakar itself, greater dakar, the capital, in the capital, city of dakar, dakar region',
    'place=Petite Côte': 'petite cote, the small coast, south coast, coast south of dakar, coast south',
    'near=airport?': 'the airport, airport, aibd, blaise diagne, diass',
    'near=university?': 'the university, ucad, cheikh anta diop, campus',
    'near=french-school?': 'french school, lycee jean mermoz, jean mermoz',
    'near=us-embassy?': 'us embassy, american embassy, u s embassy',
    'near=monument?': 'the monument, renaissance monument',
    'near=station?': 'train station, ter station, railway station',
    'near=port?': 'the port, the harbour, the harbor',
    'people=2':
      'me and my girlfriend, me and my boyfriend, my girlfriend and i, my boyfriend and i, my partner and i, me and my partner, me and hubby, couple, the two of us, my wife and i, my husband and i, my husband and me, my wife and me, me and my wife, me and my husband, just us two, for two, two of us',
    'people=1':
      'on my own, by myself, i live alone, living alone, just me, only me, for one, single man, single woman, alone',
  },
  questions: {
    schools:
      'school, schools, nursery, kindergarten, creche, daycare, day care, school run, international school, teachers for',
    health: 'hospital, clinic, doctor, pharmacy, pharmacies, medical, dialysis, dentist',
    shops: 'shop, shops, supermarket, market, bakery, groceries, restaurants, cafes, mall',
    transport: 'public transport, bus, bus stop, brt, train, taxi, taxis, commute, ferry, ferry times',
    walking: 'walking distance, walkable, on foot, walk to work, can walk to, short walk',
    water:
      'tap water, water always running, the water running, water taste, water tank, water supply, water pressure, borehole, water cuts, water cut, running water, drinking water, water bill',
    neighbours:
      'people next door, next door, neighbours, neighbors, neighbourhood like, neighborhood like, area like, who lives there, community like, what is the area',
    connection:
      'zoom calls freeze, calls freeze, fast is the internet, megabits, internet speed, mobile signal, phone signal, network coverage, how fast is the',
    safety:
      'is it safe, safe area, safe neighbourhood, safe neighborhood, crime, safe for children, fenced pool, pool fence, fence around the pool, burglaries, safe for kids, child proof, childproof, safe at night',
    dates: 'still free, available then, free on those dates, dates are free, still available, free those dates',
    costs:
      'notary fees, charges, service charge, service charges, taxes, tax, agency fee, closing costs, how much would, monthly charges, deposit, extra costs, electricity bill, utilities, bills included, how much is',
    papers:
      'hold the title, foreigner, foreigners, title deed, title deeds, papers, paper in order, paperwork, titre foncier, land title, lawyer, notary, residence permit, visa, ownership rules, can foreigners, legal status, transfer from, invoice, mortgage from, loan from',
    work: 'renovate, renovation, refurbish, refurbishment, knock down, knock through, extend it, fixer upper, needs work, jobs left to do, doing up',
  },
  units: {
    bedrooms: 'bedroom, bed, br, bdr, bdrm, bdrms, bedroomed, bedrms, bedrm, sleeping room, bdrooms, rooms to sleep',
    bathrooms: 'bathroom, bath, bathrm, shower room, ensuite, en suite, ba, shower, wc',
    area: 'square metre, square meter, sqm, sq m, m2, m ², metre squared, meter squared, square m, sq metre, sq meter, sm, metre, meter',
    feet: 'square feet, square foot, sq ft, sqft, ft2',
    people:
      'woman, women, men, teen, official, sister, brother, student, colleague, player, lad, girl, boy, nanny, people, person, guest, adult, kid, child, children, of us, friend, traveller, traveler, little one, teenager, grown up, grandchildren, family member, pax, cousin, heads, toddler',
    couples: 'couples',
    levels: 'level, storey, story, storeys, stories',
    floor: 'floor, th floor, rd floor, nd floor, st floor',
    nights: 'night, nite',
    day: 'day',
    week: 'week, wk',
    place: 'area, neighbourhood, neighborhood, location, district, quarter, town',
    kind: 'type, kind of home, type of home, property type',
    price: 'price, budget, cost, money',
    size: 'size, square footage, surface',
    month: 'month, mth',
    year: 'year, yr',
    minute: 'minute, min, mins, minutes walk, hour',
    kilometre: 'kilometre, kilometer, km',
  },
  comparisons: {
    atLeast: `at least, minimum, min, minimum of, a minimum of, no less than, not less than, no fewer than, not fewer than, upwards of, from, starting at, starting from, no smaller than, not under, not below, strict minimum`,
    atMost: `at most, maximum, max, maximum of, a maximum of, up to, no more than, not more than, not over, not above, no bigger than, not bigger than, no larger than, not exceed, not exceeding, without exceeding, not go over, go over, dont go over, cap of, capped at, ceiling of, limit of, limit is, within, tops, top, upper limit, not a cent more, not a penny more, not a franc over, not a franc more, that is where it stops, stops there, absolute max, the most i can, the most we can, can spend, to spend, cannot exceed, cant exceed, not higher than, no higher than`,
    moreThan: 'more than, over, above, larger than, bigger than, greater than, higher than, start there',
    lessThan: 'less than, fewer than, under, below, smaller than, cheaper than, lower than',
    exactly:
      'make that, make it, would do, will do, just fine, exactly, precisely, just, only, not one more, not more not less, nothing bigger, nothing smaller, no more no less, is plenty, is enough, is right',
    near: 'around, about, roughly, approximately, approx, circa, more or less, ish, in the region of, somewhere around, give or take, say, near enough, close to, ballpark',
    between: 'between, anywhere between, somewhere between',
    to: 'to, through, until, till',
    orMore:
      'or more, or higher, or above, or up, or bigger, or larger, and up, and above, plus, at the very least, at minimum, or over, and more, upwards, or so at least, as a minimum, as a strict minimum',
    orLess:
      'or less, or lower, or fewer, or under, or below, at the most, at the very most, not more, no more, no more than that, and no more, at max, not over, or smaller',
  },
  turns: {
    not: `under no circumstances, certainly no, do without, dont bother with, no need to show, rather not, keep me out of, no, not, never, neither, nor, dont, doesnt, wont, isnt, arent, without, w o, nothing, none, avoid, avoiding, exclude, excluding, except, except for, anything but, anywhere but, anywere but, everything but, all but, other than, apart from, hate, dislike, cannot stand, cant stand, fed up with, tired of, leave out, dont want, do not want, dont like, do not like, no more, wouldnt want, would not want, dont send, please no, refuse, refuses, not interested in, not looking for, allergic to, sick of, anything except, skip, spare me, spare us, say no to, not into, not keen on, keep away from, not even`,
    notAfter: `is excluded, are excluded, is precisely what i do not want, is what i do not want, is what i dont want, is exactly what i dont want, is for another life, is not for me, can be crossed out, not wanted, not for us, not for me, no thanks, no thank you, unacceptable, out of the question, no go, deal breaker, dealbreaker, is a no, bore me, leave them out, leave it out, need not apply, is out, are out, not an option, no interest, is of no interest, are of no interest, unbearable, not my thing, do nothing for me, kills me, kill me, forget it`,
    open: `neither here nor there, whatever size, whatever price, any area, any neighborhood, any neighbourhood, any district, any town, no particular, not against, dont dislike, not unhappy with, doesnt bother me, doesnt frighten us, couldnt care less, open to all, dont filter on, even, dont fuss about, no need to worry about, dont need, do not need, no need for, no need of, dont care, do not care, dont mind, do not mind, wouldnt mind, doesnt matter, does not matter, with or without, not fussed about, not bothered about, regardless of, no preference, any kind of, any type of, any sort of, rather than, instead of, never mind, not necessarily, dont require, who cares, makes no difference, no matter, happy without, can live without, forget the, need not, neednt, couldnt care less about, open to any`,
    openAfter: `is acceptable too, doesnt frighten us, doesnt frighten me, doesnt scare us, both suit, both ok, both fine, of no importance, neither here nor there, same difference, no object, not the issue, no be problem, no dey matter, no wahala, who s counting, whos counting, is not an issue, isnt an issue, not a problem, then fine, just as good, can be what it wants, ill take whichever, whichever of the two, wouldnt pay extra, in no hurry, can wait, is flexible, are flexible, any one, not necessary, not needed, not required, not essential, not important, not a must, unimportant, optional, doesnt matter, does not matter, dont care, dont mind, dont really mind, really dont mind, i dont mind, we dont mind, either way, either one is fine, all the same to us, all the same to me, all the same, same to us, same to me, not fussed, not bothered, no preference, whatever, whichever, is fine, are fine, is ok, are ok, would be ok, just as well, would be fine, fine too, fine by us, fine by me, is acceptable, no problem, isnt a problem, is not a problem, immaterial, is immaterial, makes no difference, well manage, we will manage, can be skipped, not out of the question, isnt out of the question, negotiable, up to you, is possible, or not, is open, are open, anything goes, doesnt bother, makes no odds, isnt important, is not important, isnt essential`,
    soft: `ideally, if possible, if at all possible, if posible, would be nice, would be lovely, would be great, would be good, would be a bonus, would be a plus, a bonus, a plus, big plus, nice to have, preferably, prefer, preference for, hopefully, even better, if you have, if it exists, would be a mercy, would make, better, would help, as a bonus, maybe, perhaps, if available, would suit, appreciated, would appreciate, i like, we like, would be perfect, would be welcome, icing on the cake, cherry on top, a luxury, at a pinch, in a perfect world, wouldnt say no to, it helps, not a dealbreaker, would be ideal, would be handy`,
    hard: `must, must have, must be, need, needs, required, require, essential, important, non negotiable, not negotiable, has to, have to, only, absolutely, imperative, mandatory, a must, is a must, crucial, vital, insist, cannot do without, cant do without, cannot live without, cant live without, condition, one condition, provided, strictly, obligatory, expected, wont compromise, will not compromise, no compromise, priority, above all, compulsory, without fail, or nothing, indispensable, critical, necessary, needed, definitely`,
    want: 'want, wants, would love, id love, would like, id like, wed like, wed love, dream of, dreaming of, looking for, look for, searching for, seeking, hunting for, after, we wish, in search of, interested in, find me, find us, show me, id take, give me, send me, get me',
    scrap: 'scrap that, forget that, forget all that, forget what i said, cancel that, strike that',
    so: 'so, therefore, hence, this time, so now, now we, now i, for now, for the present',
    final:
      'in the end, finally, on reflection, come to think of it, no wait, i have decided, ive decided, ive come round, instead',
    but: 'but, however, though, although, otherwise, except that, yet, whereas, while, on the other hand, as long as, provided that',
    and: 'and, as well as, together with',
    or: 'unless it is on, unless it is, unless its on, unless, or, nor, or else, or perhaps, or maybe',
    pointless: 'insult, dont bother, not worth, no point, waste our time, waste my time, not even look',
    background: `weve rented, ive rented, we rented, i rented, were on a, we are on a, we are on the, were on the, im on the, she s from, he s from, she is from, he is from, im from, i am from, were from, we live, i live, we have that now, living in, currently, at the moment, right now we, our current, my current, we have now, came from, we come from, i come from, moving from, moving back from, relocating from, back from, born in, grew up, raised, i sold, we sold, have sold, put money down, used to, we have spent, ive spent, weve spent, we had, i had, had a, had an, ive lived, i lived, we lived, weve lived, have lived, finished with it, ticked, clicked, i put, the figure i put, the figure i typed, i typed, weve had, ive had, my parents live, beside a workshop, staying in a hotel, i am renting, we are renting, my boss, from paris, stories of, the form says, selected`,
    relative:
      'my cousin, our cousin, my neighbour, my uncle, my aunt, my grandfather, my grandmother, my sister, my brother, my friend, a friend of, our friends, my son, my daughter, my boss, my parents',
    past: 'lost his deposit, lost her deposit, lost my deposit, paid for, we looked at, i looked at, we thought about, i thought about, i stayed, we stayed, we tried, i tried, got engaged, at first, initially, i said, i was going to, i paid, we paid, you asked, assumes, assume that, last time, my last, our last, last month, last year, years ago, last summer, last winter, before the war, in 2019, in 2020, in 2021, in 2022, in 2023, in 2024, in 2025, back then, as a child, when i was',
    also: 'could be, also, too, as well, will do, would do, would also, also do, can be, could also, otherwise a, failing that, or even, at a push',
    near: 'nothing further than, no further than, not further than, nothing farther than, no farther than, within an hour of, near, near to, nearby, close to, close by, not far from, not too far from, not far off, next to, beside, within reach of, minutes from, minute from, mins from, minutes to, walk from, walking distance of, walking distance from, around, drive from, drive to, easy reach of, handy for, a short drive from, in the vicinity of, convenient for, close enough to, within walking distance of',
    far: 'far from, away from, far away from, well away from, a long way from, not near, not close to, nowhere near',
    outside: 'outside, outside of, out of, away from the city of',
    by: 'by, before, no later than, not later than, at the latest by, in time for, latest, ready by, ready for, available by, no later then, ahead of, in place by, due by, until',
    from: 'from, starting, arriving, arrive, as of, beginning, check in, land on, landing on, land',
    until: 'until, till, to, through, leaving, check out, departing, back on',
    in: 'in, within, inside of, under',
    next: 'next, the coming, this coming',
    budget:
      'budget, price, afford, spend, cost, pay, funds, cash, savings, approved, figure, amount, number, money, envelope, ceiling, rent of',
    command:
      'ignore all, ignore your, ignore previous, previous instructions, system prompt, delete all, give me admin, act as, pretend to be, you are now, forget your instructions, forget everything, show only, list every client, tell me a joke, repeat after me',
    count:
      'bed for, delegation of, team of, crew of, company of, choir of, pax, we number, there are now, family of, we are, we re, were, party of, group of, there are, there will be, there would be, all of, household of, total of, we will be, there ll be, us to, sleeps, sleep, accommodate, room for',
    works:
      'i teach, teaching at, we both lecture, i study, i lecture, i work, we work, my office is, our office is, office is, my job is, works in, works at, work in, work at, working at, my husband works, my wife works, meetings in, have to reach, need to reach, my company is, our company is, my new job',
    stretch:
      'stretch, stretch to, could go to, can go to, could go up to, can go up to, go as high as, push to, could push, could manage, at a stretch',
  },
  per: {
    buy: 'in total, all in, altogether, purchase price, all included',
    rent: 'a month, per month, monthly, each month, every month, p m, pm, pcm, per mth, a mth, month rent',
    'short-stay': 'a night, per night, nightly, each night, every night, a day, per day, per nite',
    week: 'a week, per week, weekly, for a week, for the week, for the whole week, the whole week',
    year: 'a year, per year, yearly, per annum, annual, annually, a yr',
  },
  months: [
    'january, jan',
    'february, feb',
    'march',
    'april, apr',
    'may',
    'june',
    'july',
    'august, aug',
    'september, sept, sep',
    'october, oct',
    'november, nov',
    'december, dec, christmas, xmas, new year',
  ],
  days: {
    today: 'immediately, right away, straight away, asap, as soon as possible, at once, without delay, urgently',
    tomorrow: 'tonight',
    weekend: 'weekend, week end',
    monthEnd: 'end of the month, month end, next month',
    yearEnd: 'end of the year, year end, end of year, this year',
  },
  talk: `at home, back home, go home, in both cases, either case, hello, hi, dear sir, dear madam, good morning, good evening, good afternoon, thank you, thanks, kind regards, best regards, regards, please, cheers, bless you, inshallah, mashallah, house hunting, full house, in house, house rules, head office, home office, pool table, car pool, security deposit, my furniture,
    living room, dining room, dry land, land in dakar, we land, i land, sitting room, point of view, in view of, dog tired, raining cats, cat litter, lift to the airport, a lift from, may i, you may, it may, may be, that may, march in, second thought, first time, first of all, on second thoughts, in the first place, one day, one thing, each one, no one, some one, one of, another one, one more thing, house sitting, house sit, next door, in front of, real estate, estate agent, flat rate, flat tyre, light house, out of reach, out of interest, state of the art, no doubt, no idea, no problem at all, no rush, not sure, not yet, no hurry, ignore the slider, previous instructions, guest house, boat house, open house, beside myself, above all else, over the years, over and over, over there, about time, about me, about us, about it, about the, fed up, rent out, renting out, rent it out, to rent out, let it out, rental income, rental yield, rental return, let floor by floor, to be let, rent to, lease to, tenants, a tenant, under any circumstances, under half, office hours, my office, our office, at the office, to the office, the office, from the office, land registry, land title, market price, on the market, job market, the market, stock market, school year, old school, share a room, spare room, room service, for a while, for a change, for a moment, for a start, for a living, buy time, buying power, buy furniture, buy a car, rent a car, car rental, rental car, hire a car, for us, with us, near future, close family, close friends, closing, balcony or terrace over, calm down, keep calm, over budget, not cheap, at the end of, sea food, seafood, second floor please, secondary school, prompt, robot`,
  sets: {
    fillers: 'of, the, a, about, be, is, our, to, total',
    payFillers: 'of, max, maximum, cash, is, for, the, that, s',
    possessives: 's, my, our, his, her, their',
    articles: 'a, an, the, some',
    wholes: 'of, people, person, guest, pax, head',
    parts: 'adult, kid, child, children, little one, teenager, teen, boy, girl, grown up, toddler, nanny',
    young: 'kid, child, children, little one, teenager, teen, toddler, boy, girl, son, daughter, baby',
    among: 'including, whom, incl',
    hours: 'h, am, oclock',
    lease: 'lease, contract, sign, let, rental, rent',
    ready:
      'ready, move, moving, key, delivery, delivered, handed, habitable, finished, built, available, completed, possession',
    othersDo:
      'has, ha, had, life, live, lived, bought, buy, rent, rented, sold, own, owned, say, said, told, paid, got, stay, love, lost, swear',
    arrivals: 'we, i, they, you, he, she, to, will, flight, plane, id, wed',
    demands: 'with, own, private',
  },
  short:
    'adlt adult, anywere anywhere, arnd around, b4 before, bcos because, bdr bedroom, bhk bedroom, bt but, cos because, coz because, der there, dnt dont, evrywhere everywhere, flr floor, frend friend, grnd ground, gud good, hse house, hv have, jst just, jus just, kno know, loo toilet, mata matter, mtr metre, mtrs metre, nite night, nt not, nxt next, pls please, plz please, ppl people, smth something, ur your, wateva whatever, wen when, wit with, wk week, wkend weekend, xcept except, yr year',
  onlyHere:
    'a, an, or, but, an, plus, for, pour, four, son, chat, court, sale, pain, comment, an, sans, to, on, in, may, say, top, des, as, ex, am, car, me, note, coin, rue, fin, sort, part, pays, tire, sable, main, ton, are, once, six, mine',
  common: `the, a, an, and, or, but, if, then, is, are, was, were, be, been, have, has, had, do, does, did, will, would, can, could, should, may, might, must, i, you, he, she, it, we, they, me, him, her, us, them, my, your, his, its, our, their, this, that, these, those, there, here, what, which, who, when, where, why, how, all, any, some, many, much, more, most, other, such, only, own, same, so, than, too, very, just, also, with, for, from, to, of, in, on, at, by, about, into, over, after, before, up, down, out, off, again, once, please, want, need, like, love, good, great, nice, big, small, large, little, new, old, first, last, long, own, right, way, day, time, year, people, family, children, kids, wife, husband, mother, father, daughter, son, parents, work, working, job, place, places, home, homes, life, live, living, money, think, know, see, look, come, coming, go, going, get, take, make, give, find, tell, ask, use, keep, let, put, help, show, try, call, feel, seem, leave, mean, thing, things, something, anything, everything, somewhere, anywhere, someone, really, actually, well, back, still, even, never, always, maybe, enough, every, each, both, few, lot, lots, bit, because, since, while, until, through, without, within, between, under, around, near, far, next, best, better, sure, fine, happy, possible, important, able, open, light, bright, modern, clean, kitchen, room, rooms, door, window, street, area, city, town, country, dakar, senegal, africa, europe, paris, london, summer, winter, spring, school, office, company, business, bank, price, cost, budget, cheap, expensive, friend, friends, thanks, sorry, hear, heard, beach, waves, coast, walls, water, where, there, three, spare, stare, share, shore, store, story, sister, cook, clear, views, plans, plane, place, sleep, heart, heat, hope, hotel, phone, small, smart, start, sound, south, north, west, east, sunset, sunny, table, taste, teach, terms, thick, think, total, touch, trees, trust, twice, visit, voice, waste, whole, world, worth, write, wrong, young, lease, least, leave, level, lever, month, mouth, night, right, price, prize, quiet, quite, quick, queen, house, horse, hours, flats, float, floor, found, front, fruit, garage, guard, guest, guide, seats, serve, seven, short, sixth, plots, plate, plant, paint, paper, party, peace, piece, pest, poor, power, press, achieve, arrived, backing, backward, brought, caption, charger, colleague, commence, compute, disable, escape, excerpt, excluded, existent, filled, finish, finite, garbage, grouped, immediate, invited, leading, leaking, locale, locally, magazine, marked, marker, matches, median, miller, nearly, optionally, packing, player, ported, precise, priced, prise, promise, promised, provide, provider, recover, refused, showed, slower, stating, stored, tough, vacancy, vision, walked, walking, talking, selling, sitting, setting, letting, getting, putting, cutting, boarding, hearing, wearing, bearing, learning, burning, turning, leaving, loving, moving, having, saving, giving, driving, serving, evening, morning, meaning, opening, wedding, heading, reading, finding, holding, standing, lending, sending, spending, ending`,
}
