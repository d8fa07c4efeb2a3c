-- Questions to Open Food Facts are counted in rate_limits before they are asked, no longer by their answers.
drop index foreign_products_fetched;
