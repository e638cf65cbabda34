/** R2.34 */

export const title = 'विशेष अफर!';
export const text = 'आज मात्र, सबै सामानमा २०% छुट पाउनुहोस्!';
export const claim = 'अहिले नै अफर लिनुहोस्';
