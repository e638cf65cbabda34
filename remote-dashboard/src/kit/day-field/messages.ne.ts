import { writeDigits, type ReadDay } from '@pasal/shared/domain';

export const hint = 'जस्तै 2083-08-10';
export const choose = (label: string) => `दिन छान्नुहोस्: ${label}`;
export const month = 'महिना';
export const year = 'साल';
export const weekdays = ['आइत', 'सोम', 'मङ्गल', 'बुध', 'बिही', 'शुक्र', 'शनि'] as const;

/** Why a text isn't a date, and what to do. */
export function problemOf(read: Exclude<ReadDay, { day: string }>): string {
  if (read.problem === 'unknown') {
    return `वि.सं. ${writeDigits(read.first)} देखि ${writeDigits(read.last)} सम्म मात्र थाहा छ। यो दिन ई.सं. मा लेख्नुहोस्, जस्तै 2027-05-01।`;
  }
  return read.problem === 'missing'
    ? 'यस्तो दिन हुँदैन। महिना र गते जाँच्नुहोस्।'
    : 'दिन 2083-08-10 जस्तो लेख्नुहोस्, वा ई.सं. मा 2026-11-26 जस्तो।';
}
