import { expect, test } from 'vitest'
import { type Abilities, isAppleTouch, pushStateOf } from './push-state.ts'

const able: Abilities = {
  canPush: true,
  isApple: false,
  isInstalled: false,
  permission: 'default',
  isSubscribed: false,
}

test.for([
  ['off', {}],
  ['on', { permission: 'granted', isSubscribed: true }],
  ['off', { permission: 'granted' }],
  ['off', { isSubscribed: true }],
  ['blocked', { permission: 'denied', isSubscribed: true }],
  ['unsupported', { canPush: false }],
  ['not-installed', { canPush: false, isApple: true }],
  ['unsupported', { canPush: false, isApple: true, isInstalled: true }],
  ['off', { isApple: true, isInstalled: true }],
] as const)('Notices are %s for %o', ([state, changes]) => {
  expect(pushStateOf({ ...able, ...changes })).toBe(state)
})

test.for([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1', 5, true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 5, true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 0, false],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 8) Chrome/140.0 Mobile Safari/537.36', 5, false],
] as const)('%s with %i fingers is of the kind that must be installed: %s', ([userAgent, maxTouchPoints, isApple]) => {
  expect(isAppleTouch({ userAgent, maxTouchPoints })).toBe(isApple)
})
