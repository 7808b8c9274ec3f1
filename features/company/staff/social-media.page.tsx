/** Being written. */
export default function SocialMediaPage() {
  return null
}
