import { prepareHouse } from '#tests/helpers/prepared-house.ts'

await prepareHouse()
