/** The 22 presets of both property forms (SPEC section 9). Stored by these names; staff may add their own. */
export const PRESET_AMENITIES = [
  'Air Conditioning',
  'Swimming Pool',
  'Gym',
  'Parking',
  'Elevator',
  'Balcony',
  'Terrace',
  'Garden',
  'Security',
  'Concierge',
  'Laundry Room',
  'WiFi',
  'Furnished',
  'Ocean View',
  'City View',
  'Generator',
  'Solar Power',
  'Home Automation',
  'Fiber Optic',
  'Storage',
  'Garage',
  'Guest Toilet',
] as const

export type PresetAmenity = (typeof PRESET_AMENITIES)[number]

export function isPresetAmenity(name: string): name is PresetAmenity {
  return PRESET_AMENITIES.some((preset) => preset === name)
}
