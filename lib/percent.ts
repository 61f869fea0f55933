/** Returns a share in percent. Nothing is certain: a share is rounded to 0 or 100 % only where it is exactly that. */
export function percent(share: number): string {
  const whole = Math.round(share * 100);
  if (whole === 100 && share < 1) return ">99%";
  return whole === 0 && share > 0 ? "<1%" : `${whole}%`;
}
